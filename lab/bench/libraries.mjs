/**
 * Our own code beside small libraries that could stand in its place: bytes in the browser, and time.
 * `node lab/bench/libraries.mjs <folder>`, with the libraries installed in that folder; see
 * docs/adr/0012-kept-libraries.md.
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { performance } from 'node:perf_hooks';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import Papa from 'papaparse';
import webpack from 'webpack';
import { swcOptions } from '../../tools/build/swc-options.mjs';
import { root } from '../../tools/workspace-root.mjs';

const rounds = 200;
const folder = resolve(process.argv[2] ?? '.');
const modules = join(folder, 'node_modules');
const gs1 = join(root, 'libs/web/scanning/src/gs1');
const workbox = "import { precacheAndRoute, createHandlerBoundToURL } from 'workbox-precaching';";
const navigation = "import { NavigationRoute, registerRoute } from 'workbox-routing';";

/** What a page would load of each: the code that names it, and all that this brings. */
const entries = {
  'eventParser.ts': `export { eventParser } from '${join(root, 'libs/web/live/src/eventParser.ts')}';`,
  'eventsource-parser': "export { createParser } from 'eventsource-parser';",
  'gs1 (ours)': ['elements', 'symbology', 'digitalLink', 'facts']
    .map((name) => `export * from '${join(gs1, name)}.ts';`)
    .join('\n'),
  'gs1-barcode-parser-mod': "export { parseBarcode } from 'gs1-barcode-parser-mod';",
  'shell/src/offline/worker': `import '${join(root, 'shell/src/offline/worker/index.ts')}';`,
  workbox: `${workbox}${navigation}
    precacheAndRoute(self.__WB_MANIFEST);
    registerRoute(new NavigationRoute(createHandlerBoundToURL('/')));`,
};

const work = await mkdtemp(join(tmpdir(), 'depot-libraries-'));
try {
  for (const [name, code] of Object.entries(entries)) {
    const content = await readFile(await bundled(name, code));
    console.log(`${name.padEnd(24)} ${content.length} bytes, ${gzipSync(content).length} packed`);
  }
  await compareEvents();
  await compareBarcodes();
} finally {
  await rm(work, { recursive: true, force: true });
}

/** One file, minified, as a browser would load it. */
async function bundled(name, code) {
  const entry = join(work, `${name.replace(/\W+/g, '-')}.js`);
  await writeFile(entry, code);
  const compiler = webpack({
    mode: 'production',
    entry,
    output: { path: join(work, 'out'), filename: '[name]-[contenthash].mjs', library: { type: 'module' } },
    experiments: { outputModule: true },
    resolve: {
      modules: [modules, join(root, 'node_modules')],
      extensionAlias: { '.js': ['.ts', '.js'] },
      conditionNames: ['source', 'import', 'module', 'browser'],
    },
    resolveLoader: { modules: [join(root, 'node_modules')] },
    module: { rules: [{ test: /\.ts$/, loader: 'swc-loader', options: swcOptions('entry.ts') }] },
  });
  const stats = await new Promise((done, fail) =>
    compiler.run((error, result) => (error ? fail(error) : done(result))),
  );
  if (stats.hasErrors()) throw new Error(stats.toString('errors-only'));
  return join(work, 'out', stats.toJson().assets[0].name);
}

/** A live change as our server writes it, a thousand times, in pieces cut anywhere. */
async function compareEvents() {
  const stream = Array.from({ length: 1000 }, (_, at) => `id: ${at}\nevent: change\ndata: {"tags":["Order"]}\n\n`);
  const pieces = stream.join('').match(/[^]{1,97}/g);
  const { eventParser } = await import(await bundled('events', entries['eventParser.ts']));
  const { createParser } = await import(await bundled('source', entries['eventsource-parser']));
  let heard = 0;
  const ours = best(() => {
    const parser = eventParser();
    for (const piece of pieces) heard += parser.push(piece).length;
  });
  const theirs = best(() => {
    const parser = createParser({ onEvent: () => (heard -= 1) });
    for (const piece of pieces) parser.feed(piece);
  });
  console.log(`1,000 events: ours ${ours} ms, eventsource-parser ${theirs} ms, ${heard} of them not heard by both`);
}

/** GS1's own vectors of element strings: who takes the valid ones, and refuses the others. */
async function compareBarcodes() {
  const rows = Papa.parse(await readFile(join(gs1, 'fixtures/gs1-vectors.csv'), 'utf8'), { header: true }).data;
  const vectors = rows.filter(({ suite, input }) => suite === 'element_syntax' && input.startsWith('^'));
  const { parseElementString } = await import(await bundled('ours', entries['gs1 (ours)']));
  const { parseBarcode } = createRequire(pathToFileURL(`${modules}/`))('gs1-barcode-parser-mod');
  const text = ({ input }) => input.slice(1).replaceAll('^', '\u001d');
  const ways = {
    ours: (vector) => parseElementString(text(vector)).ok,
    'gs1-barcode-parser-mod': (vector) => succeeds(() => parseBarcode(text(vector))),
  };
  for (const [name, takes] of Object.entries(ways)) {
    const right = vectors.filter((vector) => takes(vector) === (vector.valid === 'true')).length;
    const time = best(() => vectors.forEach(takes));
    console.log(`${name}: ${right} of ${vectors.length} vectors as they should be, ${time} ms for all`);
  }
}

function succeeds(work) {
  try {
    work();
    return true;
  } catch {
    return false;
  }
}

/** The shortest of many, in milliseconds. */
function best(work) {
  const times = Array.from({ length: rounds }, () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  });
  return Math.min(...times).toFixed(2);
}
