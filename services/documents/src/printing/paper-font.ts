import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

/**
 * Noto Sans CJK writes Latin with Source Sans at this size. Given apart, paper looks the same and breaks its lines at
 * the same places, and a document without Chinese need not open a font of 20 MB, which takes Chromium longer than
 * everything else about an invoice.
 */
const sizeInNotoSansCjk = '111.7%';

const weights = [
  { file: 400, range: '100 500' },
  { file: 700, range: '501 900' },
] as const;

const face = ({ file, range }: (typeof weights)[number]) => {
  const content = readFileSync(resolve(`@fontsource/source-sans-3/files/source-sans-3-latin-${file}-normal.woff2`));
  return `@font-face { font-family: 'Paper Latin'; font-weight: ${range}; size-adjust: ${sizeInNotoSansCjk};
    src: url(data:font/woff2;base64,${content.toString('base64')}) format('woff2') }`;
};

const faces = weights.map(face).join('\n');

/** The document with the font that its style calls "Paper Latin" within it. */
export function withPaperFont(html: string): string {
  return html.replace('<style>', `<style>${faces}`);
}
