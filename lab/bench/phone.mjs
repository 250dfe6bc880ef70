/**
 * The first visit of a slow phone, in Chromium: kilobytes and time until the sign-in page can be typed in, and from the
 * click on its button until the own orders are painted. Beside it, in turns, the same build with its sign-in page drawn
 * by the shell, as if it did not stand by itself.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { password, tenants } from '../../tools/demo/tenants.mjs';
import { freePort } from '../../tools/net/free-port.mjs';
import { findChromium } from '../../tools/prerequisites/printing.mjs';
import { stopAll, stopOnSignals } from '../../tools/process/stop.mjs';
import { launchProduct } from '../../tools/start/launch-product.mjs';
import { readSettings } from '../../tools/start/settings.mjs';
import { root } from '../../tools/workspace-root.mjs';
import { median } from './against/spread.mjs';
import { serveVariant } from './federation/serve.mjs';
import { recordFigure } from './figures.mjs';
import { tellAnswers } from './phone/answers.mjs';
import { signInOnPhone } from './phone/visit.mjs';

const rounds = Number(process.env.ROUNDS ?? 5);

const rows = [
  ['sign-in page, kB until it can be typed in', 'typableBytes', 1 / 1000, 0],
  ['sign-in page, s until it can be typed in', 'typable', 1 / 1000, 2],
  ['own orders, kB so far', 'ordersBytes', 1 / 1000, 0],
  ['own orders, s from the click', 'orders', 1 / 1000, 2],
];

function tell({ shell, apart }) {
  for (const [, key] of rows)
    recordFigure(key, { values: apart.map((run) => run[key]), baseline: shell.map((run) => run[key]) });
  console.log(`medians of ${rounds}, slow 4G, CPU ÷ 4 | drawn by the shell | by itself | ratio`);
  for (const [title, key, factor, digits] of rows) {
    const [before, now] = [shell, apart].map((runs) => median(runs.map((run) => run[key])) * factor);
    console.log(`${title} | ${before.toFixed(digits)} | ${now.toFixed(digits)} | ${(now / before).toFixed(2)}`);
  }
}

async function measure(browser, variants) {
  const account = { username: tenants[0].accounts.store.username, password };
  const runs = Object.fromEntries(Object.keys(variants).map((name) => [name, []]));
  for (let round = 0; round <= rounds; round += 1)
    for (const [name, { origin }] of Object.entries(variants)) {
      const run = await signInOnPhone(browser, origin, account);
      if (round > 0) runs[name].push(run); // the first one warms the services
    }
  return runs;
}

stopOnSignals();
const folder = await mkdtemp(join(tmpdir(), 'depot-phone-'));
const { DATABASE_URL: _, ...env } = process.env;
const own = { DEPOT_DATA: join(folder, 'data'), DEPOT_MODE: 'demo', PORT: String(await freePort()) };
const isBuilt = process.argv.includes('--no-build');
try {
  const product = await launchProduct(readSettings({ ...env, ...own }), { isDurable: false, isBuilt });
  const built = { shell: join(root, 'shell/dist'), remotes: join(own.DEPOT_DATA, 'artifacts'), api: product.url };
  const variants = {
    shell: await serveVariant(built),
    apart: await serveVariant({ ...built, signIn: 'sign-in.html' }),
  };
  const args = process.getuid?.() === 0 ? ['--no-sandbox', '--disable-gpu'] : ['--disable-gpu'];
  const browser = await chromium.launch({ executablePath: findChromium(), args });
  tell(await measure(browser, variants));
  await tellAnswers(product.url);
  await browser.close();
  for (const { stop } of Object.values(variants)) stop();
} finally {
  await stopAll();
  await rm(folder, { recursive: true, force: true });
}
