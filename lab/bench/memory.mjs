/**
 * What is left in memory: of a browser tab that goes through every page of the sidebar again and again, after each
 * collection of garbage, against itself after the first round; and of the process of the services before, in and after
 * a load of lists and orders.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { tenants } from '../../tools/demo/tenants.mjs';
import { freePort } from '../../tools/net/free-port.mjs';
import { findChromium } from '../../tools/prerequisites/printing.mjs';
import { stopAll, stopOnSignals } from '../../tools/process/stop.mjs';
import { launchProduct } from '../../tools/start/launch-product.mjs';
import { readSettings } from '../../tools/start/settings.mjs';
import { accessOf } from './depot.mjs';
import { recordFigure } from './figures.mjs';
import { measure } from './load.mjs';
import { openTab } from './memory/tab.mjs';

const rounds = Number(process.env.ROUNDS ?? 20);
const seconds = Number(process.env.SECONDS ?? 20);
/** All that JavaScript takes; our data, and what V8 has compiled. */
const parts = ['heap', 'data', 'code'];
const megabytes = (bytes) => (bytes / 2 ** 20).toFixed(1);

async function tellTab(url, account) {
  const args = process.getuid?.() === 0 ? ['--no-sandbox', '--disable-gpu'] : ['--disable-gpu'];
  const browser = await chromium.launch({ executablePath: findChromium(), args });
  const tab = await openTab(browser, url, (await accessOf(url, account)).authorization.replace('Bearer ', ''));
  console.log(
    `\na tab, ${tab.paths.length} pages a round | MB of JavaScript | of it data | of it code | nodes | listeners`,
  );
  let first;
  for (let round = 1; round <= rounds; round += 1) {
    await tab.goRound();
    if (round !== 1 && round !== Math.ceil(rounds / 2) && round !== rounds) continue;
    const now = await tab.memory();
    first ??= now;
    const sizes = parts.map((part) => megabytes(now[part])).join(' | ');
    console.log(`after ${round * tab.paths.length} pages | ${sizes} | ${now.nodes} | ${now.listeners}`);
    if (round !== rounds) continue;
    console.log(
      `against the first round | ${parts.map((part) => (now[part] / first[part]).toFixed(2)).join(' | ')} | |`,
    );
  }
  await browser.close();
}

/** Of the process of the services, in megabytes: what is resident, and what its JavaScript uses, garbage included. */
async function memoryOf(url) {
  const text = await (await fetch(`${url}/metrics`)).text();
  const figure = (name) => megabytes(Number(new RegExp(`^${name}(?:\\{.*\\})? (\\S+)`, 'm').exec(text)?.[1]));
  return `${figure('process_resident_memory_bytes')} | ${figure('nodejs_heap_size_used_bytes')}`;
}

async function tellServices(url, account) {
  const headers = { ...(await accessOf(url, account)), 'content-type': 'application/json' };
  const asks = [
    () => fetch(`${url}/api/inventory`, { headers }),
    () =>
      fetch(`${url}/api/order/query`, { method: 'POST', headers, body: JSON.stringify({ page: 0, storeIds: null }) }),
    () => fetch(`${url}/api/dashboard`, { headers }),
  ];
  const ask = async (_, nth) => {
    const answer = await asks[nth % asks.length]();
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}.`);
  };
  console.log('\nthe services, 50 clients | MB resident | MB of JavaScript | answers a second');
  console.log(`before | ${await memoryOf(url)} |`);
  const resident = [];
  for (const part of ['first', 'second', 'third']) {
    const { perSecond } = await measure({ clients: 50, seconds, ask });
    const memory = await memoryOf(url);
    resident.push(Number.parseFloat(memory));
    console.log(`after the ${part} ${seconds} s | ${memory} | ${perSecond.toFixed(0)}`);
  }
  recordFigure('resident', { values: resident });
}

stopOnSignals();
const folder = await mkdtemp(join(tmpdir(), 'depot-memory-'));
const { DATABASE_URL: _, ...env } = process.env;
const own = { DEPOT_DATA: join(folder, 'data'), DEPOT_MODE: 'demo', PORT: String(await freePort()) };
try {
  const { url } = await launchProduct(readSettings({ ...env, ...own }), {
    isDurable: false,
    isBuilt: process.argv.includes('--no-build'),
  });
  const { username } = tenants[0].accounts.admin;
  await tellTab(url, username);
  await tellServices(url, username);
} finally {
  await stopAll();
  await rm(folder, { recursive: true, force: true });
}
