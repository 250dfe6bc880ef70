import { hasChineseFont } from '../../prerequisites/printing.mjs';
import { advice, bad, good } from '../environment.mjs';

/** It starts and prints, in Chinese as well. */
export async function chromium({ env }) {
  if (!env.CHROMIUM_PATH)
    return bad('not found: install Chromium or name it in CHROMIUM_PATH; nothing can be printed.');
  const { launch } = await import('puppeteer-core');
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await launch({ executablePath: env.CHROMIUM_PATH, args, headless: true, timeout: 20_000 });
  try {
    const page = await browser.newPage();
    await page.setContent('<p>Depot 仓库</p>');
    const pdf = await page.pdf({ format: 'letter' });
    if (pdf.length === 0) return bad('it prints nothing.');
    return stateOfFonts(`${await browser.version()} prints`, hasChineseFont());
  } finally {
    await browser.close();
  }
}

/** What printing is worth with, or without, a font for Chinese. */
export function stateOfFonts(said, hasFont) {
  return hasFont ? good(said) : advice(`${said}, but without a Chinese font: install Noto Sans CJK.`);
}
