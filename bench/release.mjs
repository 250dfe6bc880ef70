/**
 * How long a changed label of one remote takes until everybody has it, and the way back: what `npm run release` does
 * but for the remote's tests, step by step, until a page that is opened anew shows the words. In a product of its own;
 * the sources are as before afterwards.
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../tools/net/free-port.mjs';
import { mustRun } from '../tools/process/run-command.mjs';
import { onStop, stopAll, stopOnSignals } from '../tools/process/stop.mjs';
import { builtRemote } from '../tools/release/artefact.mjs';
import { sizeProblems } from '../tools/release/gates/size.mjs';
import { textProblems } from '../tools/release/gates/texts.mjs';
import { typeProblems } from '../tools/release/gates/types.mjs';
import { inCheckout } from '../tools/release/in-checkout.mjs';
import { ProductApi } from '../tools/release/product.mjs';
import { upload } from '../tools/release/release.mjs';
import { openBrowser } from '../tools/remote/browser.mjs';
import { launchProduct } from '../tools/start/launch-product.mjs';
import { runningProduct } from '../tools/start/running.mjs';
import { readSettings } from '../tools/start/settings.mjs';
import { root } from '../tools/workspace-root.mjs';

const rounds = Number(process.env.ROUNDS ?? 3);
const remote = 'mf-settings';
const folder = inCheckout.folderOf(remote);
const texts = join(folder, 'src/locales/gb.json');
const before = '"tryScanner": "Try the scanner"';
const path = '/in/settings/preference';

const median = (values) => values.toSorted((one, two) => one - two)[Math.floor(values.length / 2)];

/** Does the work; returns how many seconds it took. */
async function timed(work) {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1000;
}

async function pass(problemsOf) {
  const problems = await problemsOf(folder);
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

/** Opens the page anew until it shows the label. */
async function seen(page, label) {
  const button = page.getByRole('main').getByRole('button', { name: /^Try the scanner/ });
  do {
    await page.goto(path);
    await button.waitFor();
  } while ((await button.textContent()) !== label);
}

/** The command, as a person gives it. */
const promote = ({ url, token }, version) =>
  mustRun([process.execPath, join(root, 'tools/release.mjs'), 'promote', remote, version], {
    cwd: root,
    env: { DEPOT_URL: url, DEPOT_RELEASE_TOKEN: token },
  });

/** Releases the label and takes it back; the seconds of each step. */
async function once(product, page, label, source) {
  const { version: former } = await builtRemote(folder);
  await writeFile(texts, source.replace(before, `"tryScanner": "${label}"`));
  let built;
  const release = {
    texts: await timed(() => pass(textProblems)),
    types: await timed(() => pass(typeProblems)),
    build: await timed(() => inCheckout.build(folder)),
    size: await timed(() => pass(sizeProblems)),
    upload: await timed(async () => {
      built = await builtRemote(folder);
      await upload(product, remote, built.version, built.files);
    }),
    promote: await timed(() => promote(product, built.version)),
    'seen on a new page': await timed(() => seen(page, label)),
  };
  const back = {
    promote: await timed(() => promote(product, former)),
    'seen on a new page': await timed(() => seen(page, 'Try the scanner')),
  };
  await writeFile(texts, source);
  await inCheckout.build(folder);
  return { release, back };
}

function tell(title, runs) {
  const sums = runs.map((run) => Object.values(run).reduce((sum, seconds) => sum + seconds, 0));
  console.log(`${title}, medians of ${runs.length} | s`);
  for (const step of Object.keys(runs[0])) console.log(`${step} | ${median(runs.map((run) => run[step])).toFixed(1)}`);
  console.log(`altogether | ${median(sums).toFixed(1)}`);
}

async function measure(page, product, source) {
  const runs = [];
  for (let round = 0; round <= rounds; round += 1) {
    const run = await once(product, page, `Try the scanner ${Date.now()}`, source);
    if (round > 0) runs.push(run); // the first one fills the caches of compiler and build
  }
  tell(
    'changed label → everybody has it, without its tests',
    runs.map(({ release }) => release),
  );
  tell(
    'back to the version before',
    runs.map(({ back }) => back),
  );
}

stopOnSignals();
const data = await mkdtemp(join(tmpdir(), 'depot-release-'));
const source = await readFile(texts, 'utf8');
onStop(() => writeFile(texts, source));
const { DATABASE_URL: _, DEPOT_URL: __, DEPOT_RELEASE_TOKEN: ___, ...env } = process.env;
const own = { DEPOT_DATA: join(data, 'data'), DEPOT_MODE: 'demo', PORT: String(await freePort()) };
const isBuilt = process.argv.includes('--no-build');
try {
  if (!source.includes(before)) throw new Error(`${texts} has no ${before}.`);
  const { url } = await launchProduct(readSettings({ ...env, ...own }), { isDurable: false, isBuilt, isFilled: false });
  const { DEPOT_RELEASE_TOKEN: token } = await runningProduct(own.DEPOT_DATA);
  const browser = await openBrowser(url);
  await measure(await browser.signIn('manager'), new ProductApi(url, token), source);
  await browser.close();
} finally {
  await stopAll();
  await rm(data, { recursive: true, force: true });
}
