import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const { resolve } = createRequire(import.meta.url);

/** Noto Sans CJK writes Latin with Source Sans at this size. Paper measures its lines by these widths. */
const sizeInNotoSansCjk = '111.7%';

/** Each font weight has a file: the PDF would not embed a bold that Chromium synthesizes. */
const weights = [
  { file: 400, range: '100 500' },
  { file: 700, range: '501 900' },
] as const;
type Weight = (typeof weights)[number];

const formatFontFace = (family: string, { range }: Weight, content: Buffer, format: string, more = '') =>
  `@font-face { font-family: '${family}'; font-weight: ${range}; ${more}
    src: url(data:font/${format};base64,${content.toString('base64')}) }`;

const latin = weights
  .map((weight) => {
    const path = resolve(`@fontsource/source-sans-3/files/source-sans-3-latin-${weight.file}-normal.woff2`);
    return formatFontFace('Paper Latin', weight, readFileSync(path), 'woff2', `size-adjust: ${sizeInNotoSansCjk};`);
  })
  .join('\n');

const chineseCharacter = /[\u2e80-\u9fff\uf900-\uffef]/gu;
const everyChineseCharacter = String.fromCodePoint(
  ...Array.from({ length: 0xffef - 0x2e80 }, (_, at) => 0x2e80 + at).filter((code) => code < 0xd800 || code > 0xf8ff),
);

/** A font of some 7,000 characters, unpacked once in the life of a process. */
const unpackedFonts = new Map<Weight, Promise<Buffer>>();

function loadChineseFont(weight: Weight): Promise<Buffer> {
  const known = unpackedFonts.get(weight) ?? unpack(weight);
  unpackedFonts.set(weight, known);
  // A failed load, for lack of a file handle or memory, must not be cached.
  return known.catch((error: unknown) => {
    unpackedFonts.delete(weight);
    throw error;
  });
}

async function unpack({ file }: Weight): Promise<Buffer> {
  const path = resolve(`@fontsource/noto-sans-sc/files/noto-sans-sc-chinese-simplified-${file}-normal.woff2`);
  return subsetFont(await readFile(path), everyChineseCharacter, { targetFormat: 'truetype' });
}

/**
 * Chromium embeds the system's Noto Sans CJK, whose outlines are not TrueType, as a separate font for every few glyphs.
 * The same design with TrueType outlines becomes one font; it is reduced to the characters of the document, since
 * loading all of it takes Chromium longer than the rest of an invoice.
 */
async function buildChineseFaces(characters: string): Promise<string> {
  const faces = weights.map(async (weight) => {
    const font = await subsetFont(await loadChineseFont(weight), characters, { targetFormat: 'truetype' });
    return formatFontFace('Paper Chinese', weight, font, 'ttf');
  });
  return (await Promise.all(faces)).join('\n');
}

/** The document with the fonts within it that its style calls "Paper Latin" and "Paper Chinese". */
export async function addPaperFont(html: string): Promise<string> {
  const characters = [...new Set(html.match(chineseCharacter))].join('');
  const faces = characters === '' ? latin : `${latin}\n${await buildChineseFaces(characters)}`;
  return html.replace('<style>', () => `<style>${faces}`);
}
