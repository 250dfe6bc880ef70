/**
 * Starts the product of this checkout with a few goods, and checks the results of the named recipes. run-recipes.mjs
 * runs it in the clone that has followed them.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signIn } from '../../tools/demo/load/client.mjs';
import { importFiles } from '../../tools/demo/load/import-files.mjs';
import { tenants } from '../../tools/demo/tenants.mjs';
import { freePort } from '../../tools/net/free-port.mjs';
import { stopAll, stopOnSignals } from '../../tools/process/stop.mjs';
import { attempt, Problem } from '../../tools/say/say.mjs';
import { launchProduct } from '../../tools/start/launch-product.mjs';
import { readSettings } from '../../tools/start/settings.mjs';
import { openBrowser } from '../remote/browser.mjs';
import { changes } from './changes/index.mjs';

const goods = {
  products: 'Name,Warehouse,Category 1,Category 2,Price,Has Weight\nGreen tea,Dry goods,Tea,Green,9.50,No',
  stock: 'Product,Quantity\nGreen tea,40',
};

stopOnSignals();
await attempt(() => look(process.argv.slice(2)));

async function look(names) {
  const folder = await mkdtemp(join(tmpdir(), 'depot-look-'));
  try {
    const { url } = await startProduct(folder);
    const [admin, store] = await Promise.all(['admin', 'store'].map((role) => clientOf(url, role)));
    await importFiles(admin, goods, () => undefined);
    const browser = await openBrowser(url);
    const page = await browser.signIn('admin');
    for (const { recipe, seen } of changes)
      if (names.includes(recipe)) await seen?.({ admin, store, page, expectEqual });
  } finally {
    await stopAll();
    await rm(folder, { recursive: true, force: true });
  }
}

function clientOf(url, role) {
  return signIn(url, tenants[0].accounts[role].username);
}

async function startProduct(folder) {
  const { DATABASE_URL: _, ...surroundings } = process.env;
  const own = { DEPOT_DATA: join(folder, 'data'), DEPOT_MODE: 'demo', PORT: String(await freePort()) };
  const settings = readSettings({ ...surroundings, ...own });
  return launchProduct(settings, { isDurable: false, isBuilt: true, isFilled: false });
}

function expectEqual(what, found, wanted) {
  if (found !== wanted) throw new Problem(`${what} is ${found} instead of ${wanted}.`);
}
