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
    return stateOfFonts(`${await browser.version()} prints`, await scriptsWithoutFont(page));
  } finally {
    await browser.close();
  }
}

/** A letter of each script in which people and goods may be named. */
const letters = {
  Chinese: '仓',
  Japanese: 'あ',
  Korean: '한',
  Vietnamese: 'ễ',
  Cyrillic: 'Ж',
  Greek: 'Ω',
  Arabic: 'ع',
  Hebrew: 'א',
  Devanagari: 'अ',
  Bengali: 'ক',
  Tamil: 'அ',
  Thai: 'ก',
  Lao: 'ກ',
  Khmer: 'ក',
  Burmese: 'က',
  Ethiopic: 'አ',
  Armenian: 'Ա',
  Georgian: 'ა',
};

/**
 * Scripts for which the browser draws the glyph of a missing character.
 *
 * @param {import('puppeteer-core').Page} page
 * @returns {Promise<string[]>}
 */
export function scriptsWithoutFont(page) {
  return page.evaluate((samples) => {
    const drawn = (letter) => {
      const canvas = Object.assign(globalThis.document.createElement('canvas'), { width: 60, height: 60 });
      const context = canvas.getContext('2d');
      context.font = '40px sans-serif';
      context.fillText(letter, 5, 45);
      return canvas.toDataURL();
    };
    const unknown = drawn('\u0378'); // no character has this number
    return Object.keys(samples).filter((script) => drawn(samples[script]) === unknown);
  }, letters);
}

/** State of printing without fonts for these scripts; the interface itself needs English and Chinese. */
export function stateOfFonts(said, missing) {
  if (missing.includes('Chinese'))
    return advice(`${said}, but no font has ${missing.join(', ')}: install Noto Sans CJK, and Noto Sans for others.`);
  return good(missing.length === 0 ? said : `${said}; no font has ${missing.join(', ')} (Noto Sans has)`);
}
