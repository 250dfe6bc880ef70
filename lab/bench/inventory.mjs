/**
 * The inventory list, a product's units, its history and the dashboard as stock grows, beside a bare server asking the
 * same. See README.md.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { temporaryMariadb } from '../../tools/database/temporary.mjs';
import { startDepot } from './depot.mjs';
import { recordFigure } from './figures.mjs';
import { grow } from './inventory/grow.mjs';
import { measureProcessors, processorsHead, tell } from './load.mjs';
import { productFiles, seedProducts } from './seed.mjs';
import { startBaseline } from './start-baseline.mjs';

const productCount = Number(process.env.PRODUCTS ?? 1000);
const sizes = (process.env.UNITS ?? '10000,100000').split(',').map(Number);
const seconds = Number(process.env.SECONDS ?? 5);
const clients = 20;

const folder = await mkdtemp(join(tmpdir(), 'depot-bench-'));
const database = await temporaryMariadb();
let depot, bare;
try {
  depot = await startDepot(database.url, folder);
  const { admin, productIds } = await seedProducts(depot.url, productFiles(productCount));
  bare = await startBaseline(new URL('./inventory/bare.mjs', import.meta.url), [database.url]);
  const base = new Map();
  for (const size of sizes) {
    const { productId, middle } = await grow(database.url, productIds, size);
    console.log(`\n${size} units and as many movements of one product, ${productCount} products\n${processorsHead}`);
    const questions = {
      'inventory list': { path: '/api/inventory', seconds: seconds * 2 },
      dashboard: { path: '/api/dashboard' },
      'one unit by its label': { path: '/api/inventory?qrValue=BENCH00000000001' },
      'history, first page': { path: `/api/inventory/history?pid=${productId}` },
      'history, in the middle': { path: `/api/inventory/history?pid=${productId}&before=${middle}` },
    };
    for (const [name, { path, seconds: time = seconds }] of Object.entries(questions)) {
      const load = ({ pid, url }, headers) =>
        measureProcessors({ clients, seconds: time, pid, database: database.pid, ask: () => ask(url, path, headers) });
      await load(depot, admin);
      await load(bare, {});
      const ours = await load(depot, admin);
      const baseline = await load(bare, {});
      tell(name, ours);
      recordFigure(name, { values: [ours.perSecond], baseline: [baseline.perSecond] });
      tell('  node:http + mysql2', baseline);
      const first = base.get(name) ?? base.set(name, ours).get(name);
      console.log(
        `  ratio ${(ours.perSecond / baseline.perSecond).toFixed(2)}; median ${(ours.p50 / first.p50).toFixed(2)} × ` +
          `that at ${sizes[0]}`,
      );
    }
  }
} finally {
  await bare?.stop();
  await depot?.stop();
  await database.remove();
  await rm(folder, { recursive: true, force: true });
}

async function ask(origin, path, headers) {
  const answer = await fetch(origin + path, { headers });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`);
}
