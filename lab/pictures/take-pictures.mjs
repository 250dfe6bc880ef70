import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../tools/net/free-port.mjs';
import { onStop, stopAll, stopOnSignals } from '../../tools/process/stop.mjs';
import { line, step } from '../../tools/say/say.mjs';
import { launchProduct } from '../../tools/start/launch-product.mjs';
import { readSettings } from '../../tools/start/settings.mjs';
import { root } from '../../tools/workspace-root.mjs';
import { fillIn } from './fill-in.mjs';
import { beginFloorWork } from './floor.mjs';
import { takeGuides } from './guides.mjs';
import { takeMails } from './mails.mjs';
import { readOptions } from './options.mjs';
import { pagesOf } from './pages.mjs';
import { takePapers } from './papers.mjs';
import { launchBrowser, takePages } from './photographer.mjs';
import { writeSheet } from './sheet.mjs';
import { findThings, readersOf } from './things.mjs';

/** Takes all pictures, or the requested ones, and prints their folder and the findings. */
export async function takePictures(args) {
  const options = readOptions(args);
  stopOnSignals();
  const folder = join(root, '.data/pictures');
  if (!options.only) await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  try {
    const url = options.url ?? (await startDemo());
    const findings = await takeAll({ url, folder }, options);
    for (const { name, variant, impact, id, where } of findings)
      line(`${name} ${variant}: ${impact} ${id}: ${where.slice(0, 3).join(' · ')}`);
    const { path, pictures } = await writeSheet(folder, findings);
    line(`${pictures} pictures, ${findings.length} findings: ${path}`);
  } finally {
    await stopAll();
  }
}

/** Starts a demo with its own port and data. */
async function startDemo() {
  const data = await mkdtemp(join(tmpdir(), 'depot-pictures-'));
  onStop(() => rm(data, { recursive: true, force: true }));
  const { DATABASE_URL: _, ...surroundings } = process.env;
  const own = { DEPOT_DATA: data, DEPOT_MODE: 'demo', PORT: String(await freePort()) };
  const { url } = await launchProduct(readSettings({ ...surroundings, ...own }), { isDurable: false });
  return url;
}

async function takeAll({ url, folder }, { only, variants }) {
  const readers = await readersOf(url);
  await fillIn(readers);
  const found = await findThings(readers);
  const things = { ...found, ...(await beginFloorWork(readers, found)) };
  const place = { url, folder, readers };
  const every = pagesOf(things, readers);
  const pages = every.filter(({ name }) => name.includes(only));
  const browser = await launchBrowser();
  const findings = [];
  try {
    for (const variant of variants)
      await step(variant.name, async (note) => {
        findings.push(...(await takePages(browser, place, variant, pages, note)));
      });
    if ('papers'.includes(only)) await step('papers', (note) => takePapers(place, things, note));
    if ('guides'.includes(only)) await step('guides', (note) => takeGuides(browser, place, every, note));
    if ('mails'.includes(only)) await step('mails', (note) => takeMails(browser, place, note));
  } finally {
    await browser.close();
  }
  return findings;
}
