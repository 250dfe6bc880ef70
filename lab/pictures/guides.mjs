import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Transformer } from '@napi-rs/image';
import { root } from '../../tools/workspace-root.mjs';
import { openPage } from './photographer.mjs';

const folder = join(root, 'shell/src/help/pictures');
/** Lowest quality at which an opened picture is readable. */
const quality = 45;
const languages = ['gb', 'cn'];

/**
 * Takes the picture of every guide in both languages and writes it into the shell's sources; deletes pictures without a
 * page.
 */
export async function takeGuides(browser, place, pages, tell) {
  await mkdir(folder, { recursive: true });
  const taken = new Set();
  for (const language of languages)
    for (const [name, page] of pagesOfGuides(pages)) {
      tell(`${name} ${language}`);
      const opened = await openPage(browser, place, { width: 1024, height: 640, language, theme: 'light' }, page);
      const picture = await opened.locator('main').screenshot({ animations: 'disabled' });
      await opened.context().close();
      const file = `${language}-${name}.webp`;
      await writeFile(join(folder, file), await new Transformer(picture).webp(quality));
      taken.add(file);
    }
  for (const file of await readdir(folder)) if (!taken.has(file)) await rm(join(folder, file));
}

/**
 * The first page of each guide, by the name of its picture: guides for stores show a store's view.
 *
 * @returns {Map<string, { path: string; reader?: string }>}
 */
export function pagesOfGuides(pages) {
  const ofGuides = new Map();
  for (const page of pages) {
    const [, path] = /^\/in\/([^?]+)/.exec(page.path) ?? [];
    if (!path || page.name.startsWith('missing') || page.reader === 'viewer') continue;
    const name = `${page.reader === 'store' ? 'store-' : ''}${path.replaceAll('/', '-')}`;
    if (!ofGuides.has(name)) ofGuides.set(name, page);
  }
  return ofGuides;
}
