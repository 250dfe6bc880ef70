/**
 * How long a changed label of a remote, and one of the shell, takes until everybody has it, and the way back: what
 * `npm run release` does but for the tests, step by step, until a page that is opened anew shows the words. In a
 * product of its own; the sources are as before afterwards.
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../tools/net/free-port.mjs';
import { mustRun } from '../../tools/process/run-command.mjs';
import { onStop, stopAll, stopOnSignals } from '../../tools/process/stop.mjs';
import { builtRemote } from '../../tools/release/artefact.mjs';
import { pageProblems } from '../../tools/release/gates/page-size.mjs';
import { sizeProblems } from '../../tools/release/gates/size.mjs';
import { textProblems } from '../../tools/release/gates/texts.mjs';
import { typeProblems } from '../../tools/release/gates/types.mjs';
import { inCheckout } from '../../tools/release/in-checkout.mjs';
import { ProductApi } from '../../tools/release/product.mjs';
import { upload } from '../../tools/release/release.mjs';
import { launchProduct } from '../../tools/start/launch-product.mjs';
import { runningProduct } from '../../tools/start/running.mjs';
import { readSettings } from '../../tools/start/settings.mjs';
import { root } from '../../tools/workspace-root.mjs';
import { openBrowser } from '../remote/browser.mjs';

const rounds = Number(process.env.ROUNDS ?? 3);

/** What is released: a remote, and the shell. Each has a text that is changed, and a page that shows it. */
const subjects = [
  {
    name: 'mf-settings',
    text: ['"tryScanner": "', 'Try the scanner', '"'],
    sizes: sizeProblems,
    shown: (page) => page.getByRole('main').getByRole('button', { name: /^Try the scanner/ }),
    reads: (label) => label,
  },
  {
    name: 'shell',
    text: ['"version": "', 'Version {{version}}', '"'],
    sizes: pageProblems,
    shown: (page) => page.locator('footer').getByText(/^Version /),
    reads: (label) => label.replace('{{version}}', versionOfDepot),
  },
];
const path = '/in/settings/preference';
const { version: versionOfDepot } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));

const folderOf = ({ name }) => inCheckout.folderOf(name);
const textsOf = (subject) => join(folderOf(subject), 'src/locales/gb.json');

const median = (values) => values.toSorted((one, two) => one - two)[Math.floor(values.length / 2)];

/** Does the work; returns how many seconds it took. */
async function timed(work) {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1000;
}

async function pass(problemsOf, folder) {
  const problems = await problemsOf(folder);
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

/** Opens the page anew until it shows the label. */
async function seen(page, { shown, reads }, label) {
  do {
    await page.goto(path);
    await shown(page).waitFor();
  } while ((await shown(page).textContent()) !== reads(label));
}

/** The command, as a person gives it. */
const promote = ({ url, token }, { name }, version) =>
  mustRun([process.execPath, join(root, 'tools/release.mjs'), 'promote', name, version], {
    cwd: root,
    env: { DEPOT_URL: url, DEPOT_RELEASE_TOKEN: token },
  });

/** Releases another label and takes it back; the seconds of each step. */
async function once(product, page, subject, source) {
  const { text, name, sizes } = subject;
  const [folder, before] = [folderOf(subject), text[1]];
  const label = `${before} ${Date.now()}`;
  const { version: former } = await builtRemote(folder);
  await writeFile(textsOf(subject), source.replace(text.join(''), [text[0], label, text[2]].join('')));
  let built;
  const release = {
    texts: await timed(() => pass(textProblems, folder)),
    types: await timed(() => pass(typeProblems, folder)),
    build: await timed(() => inCheckout.build(folder)),
    size: await timed(() => pass(sizes, folder)),
    upload: await timed(async () => {
      built = await builtRemote(folder);
      await upload(product, name, built.version, built.files);
    }),
    promote: await timed(() => promote(product, subject, built.version)),
    'seen on a new page': await timed(() => seen(page, subject, label)),
  };
  const back = {
    promote: await timed(() => promote(product, subject, former)),
    'seen on a new page': await timed(() => seen(page, subject, before)),
  };
  await writeFile(textsOf(subject), source);
  await inCheckout.build(folder);
  return { release, back };
}

function tell(title, runs) {
  const sums = runs.map((run) => Object.values(run).reduce((sum, seconds) => sum + seconds, 0));
  console.log(`${title}, medians of ${runs.length} | s`);
  for (const step of Object.keys(runs[0])) console.log(`${step} | ${median(runs.map((run) => run[step])).toFixed(1)}`);
  console.log(`altogether | ${median(sums).toFixed(1)}`);
}

async function measure(page, product, subject) {
  const source = sources.get(subject);
  const runs = [];
  for (let round = 0; round <= rounds; round += 1) {
    const run = await once(product, page, subject, source);
    if (round > 0) runs.push(run); // the first one fills the caches of compiler and build
  }
  tell(
    `${subject.name}: changed label → everybody has it, without its tests`,
    runs.map(({ release }) => release),
  );
  tell(
    `${subject.name}: back to the version before`,
    runs.map(({ back }) => back),
  );
}

stopOnSignals();
const data = await mkdtemp(join(tmpdir(), 'depot-release-'));
const sources = new Map(
  await Promise.all(subjects.map(async (subject) => [subject, await readFile(textsOf(subject), 'utf8')])),
);
for (const [subject, source] of sources) onStop(() => writeFile(textsOf(subject), source));
const { DATABASE_URL: _, DEPOT_URL: __, DEPOT_RELEASE_TOKEN: ___, ...env } = process.env;
const own = { DEPOT_DATA: join(data, 'data'), DEPOT_MODE: 'demo', PORT: String(await freePort()) };
const isBuilt = process.argv.includes('--no-build');
try {
  for (const [subject, source] of sources)
    if (!source.includes(subject.text.join('')))
      throw new Error(`${textsOf(subject)} has no ${subject.text.join('')}.`);
  const { url } = await launchProduct(readSettings({ ...env, ...own }), { isDurable: false, isBuilt, isFilled: false });
  const { DEPOT_RELEASE_TOKEN: token } = await runningProduct(own.DEPOT_DATA);
  const browser = await openBrowser(url);
  const page = await browser.signIn('manager');
  for (const subject of subjects) await measure(page, new ProductApi(url, token), subject);
  await browser.close();
} finally {
  await stopAll();
  await rm(data, { recursive: true, force: true });
}
