/**
 * What federation costs: the shell with its remotes against one bundle of the same sources, in one run, taken in turns.
 * Bytes and requests until a page's rows are drawn with nothing cached, the time until then; going to a page, pointing
 * at its entry first, from another remote, from a page of the same remote, and to where one has been before; opening a
 * page again with everything cached.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tokenStorageKey } from '@depot/contracts/session';
import { chromium } from '@playwright/test';
import { password, tenants } from '../../tools/demo/tenants.mjs';
import { freePort } from '../../tools/net/free-port.mjs';
import { findChromium } from '../../tools/prerequisites/printing.mjs';
import { stopAll, stopOnSignals } from '../../tools/process/stop.mjs';
import { launchProduct } from '../../tools/start/launch-product.mjs';
import { readSettings } from '../../tools/start/settings.mjs';
import { root } from '../../tools/workspace-root.mjs';
import { median } from './against/spread.mjs';
import { buildSingle } from './federation/build-single.mjs';
import { serveVariant } from './federation/serve.mjs';
import { go, openCold, reopen } from './federation/visit.mjs';
import { recordFigure } from './figures.mjs';

const rounds = 9;
const start = '/in/order';
const other = '/in/inventory';
/** A page of the remote that the other one is of. */
const beside = '/in/dashboard';
/** A store's. */
const newOrder = '/in/order/new';

async function signIn(api, { username }) {
  const answer = await fetch(`${api}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
  return [tokenStorageKey, (await answer.json()).token];
}

async function once(browser, origin, { manager, store }) {
  const { context, page, ...cold } = await openCold(browser, origin, start, manager);
  const reloaded = await reopen(page);
  const unvisited = await go(page, other);
  const visited = await go(page, start);
  await context.close();
  const same = await openCold(browser, origin, beside, manager);
  const within = await go(same.page, other);
  await same.context.close();
  const ordering = await openCold(browser, origin, newOrder, store);
  const newOrderReloaded = await reopen(ordering.page);
  await ordering.context.close();
  return { ...cold, reloaded, newOrderReloaded, unvisited, visited, within };
}

async function measure(browser, variants, people) {
  const runs = Object.fromEntries(Object.keys(variants).map((name) => [name, []]));
  for (let round = 0; round <= rounds; round += 1)
    for (const [name, { origin }] of Object.entries(variants)) {
      const run = await once(browser, origin, people);
      if (round > 0) runs[name].push(run); // the first one warms the services
    }
  return runs;
}

function tell({ federated, single }) {
  const rows = [
    ['kB, brotli, until usable', 'bytes', 1 / 1024],
    ['requests until usable', 'requests', 1],
    ['usable, ms', 'ms', 1],
    ['usable again, everything cached, ms', 'reloaded', 1],
    ['a new order, everything cached, ms', 'newOrderReloaded', 1],
  ];
  console.log(`medians of ${rounds} | federated | one bundle | ratio`);
  for (const [title, key, factor] of rows) {
    const [ours, theirs] = [federated, single].map((runs) => median(runs.map((run) => run[key])) * factor);
    console.log(`${title} | ${ours.toFixed(0)} | ${theirs.toFixed(0)} | ${(ours / theirs).toFixed(2)}`);
  }
}

function record({ federated, single }) {
  const figures = {
    reloaded: (run) => run.reloaded,
    unvisited: ({ unvisited }) => unvisited.rows,
    visited: ({ visited }) => visited.rows,
  };
  for (const [name, read] of Object.entries(figures))
    recordFigure(name, { values: federated.map(read), baseline: single.map(read) });
}

/** From the click until the browser has painted, in milliseconds. */
function tellWays(all) {
  console.log('\nms from the click | remote not visited | page not visited of the same remote | ratio | visited');
  for (const [variant, runs] of Object.entries(all))
    for (const mark of ['frame', 'rows']) {
      const [unvisited, within, visited] = ['unvisited', 'within', 'visited'].map((way) =>
        median(runs.map((run) => run[way][mark])),
      );
      const figures = [unvisited.toFixed(0), within.toFixed(0), (unvisited / within).toFixed(2), visited.toFixed(0)];
      console.log(`${variant === 'single' ? 'one bundle' : variant}, ${mark} | ${figures.join(' | ')}`);
    }
}

stopOnSignals();
const folder = await mkdtemp(join(tmpdir(), 'depot-federation-'));
const { DATABASE_URL: _, ...env } = process.env;
const own = { DEPOT_DATA: join(folder, 'data'), DEPOT_MODE: 'demo', PORT: String(await freePort()) };
const isBuilt = process.argv.includes('--no-build');
try {
  const product = await launchProduct(readSettings({ ...env, ...own }), { isDurable: false, isBuilt });
  await buildSingle(join(folder, 'single'));
  const remotes = join(own.DEPOT_DATA, 'artifacts');
  const variants = {
    federated: await serveVariant({ shell: join(root, 'shell/dist'), remotes, api: product.url }),
    single: await serveVariant({ shell: join(folder, 'single'), remotes, api: product.url }),
  };
  const args = process.getuid?.() === 0 ? ['--no-sandbox', '--disable-gpu'] : ['--disable-gpu'];
  const browser = await chromium.launch({ executablePath: findChromium(), args });
  const { manager, store } = tenants[0].accounts;
  const people = { manager: await signIn(product.url, manager), store: await signIn(product.url, store) };
  const runs = await measure(browser, variants, people);
  tell(runs);
  record(runs);
  tellWays(runs);
  await browser.close();
  for (const { stop } of Object.values(variants)) stop();
} finally {
  await stopAll();
  await rm(folder, { recursive: true, force: true });
}
