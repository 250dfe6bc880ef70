import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { runEverywhere } from '../../tools/build/build-all.mjs';
import { line, Problem, step } from '../../tools/say/say.mjs';
import { runJest } from '../../tools/test/jest.mjs';
import { onStartedProduct } from '../../tools/test/started-product.mjs';
import { orderToPaidInvoice } from './first-order.mjs';
import { lines, nodeOf } from './lines.mjs';

/**
 * Tests that run on each line: the kits of the services, and code that depends on Node itself: isolated programs for
 * files and pictures, process life, migrations, backups, mails, printing and the proxy.
 */
const part = [
  'libs/node/',
  'services/catalog/src/picture/',
  'services/host/test/(process-life|unhandled-failure|migrations|backup|mail|rolling-restart)[.]',
  'services/documents/test/document-jobs[.]',
].join('|');

/**
 * Runs the services on every supported line of Node, or on those that `pattern` selects by name: that part of their
 * tests, and the whole product as `npm start` starts it, up to a paid invoice.
 *
 * @returns `{ passed, failed, skipped }`
 */
export async function runNodeLines({ pattern = '' }) {
  const chosen = lines.filter((name) => new RegExp(pattern).test(name));
  if (chosen.length === 0) throw new Problem(`There is no line "${pattern}"; there are ${lines.join(', ')}.`);
  await step('Build', () => runEverywhere('build'));
  const tally = { passed: 0, failed: 0, skipped: 0 };
  const told = [];
  for (const name of chosen) {
    const node = await step(`Node ${name} from npm`, () => nodeOf(name));
    const { tests, seconds } = await onLine(node);
    for (const key of Object.keys(tally)) tally[key] += tests[key] ?? 0;
    told.push(`  Node ${node.version}: ${tests.passed} passed, ${tests.failed} failed (${seconds.toFixed(0)} s)`);
  }
  line(told.join('\n'));
  return tally;
}

/** Tests and product on one Node; the product counts as one test. */
async function onLine({ program, version }) {
  const start = performance.now();
  const tests = await runJest({ pattern: part, node: program });
  const isWell = await step(`The product on Node ${version}, from an order to its paid invoice`, () =>
    onStartedProduct(program, async (origin, dataFolder) => {
      await orderToPaidInvoice(origin);
      await assertServedOn(version, dataFolder);
    }),
  ).then(
    () => true,
    (error) => line(error instanceof Problem ? error.message : error.stack),
  );
  tests[isWell ? 'passed' : 'failed'] += 1;
  return { tests, seconds: (performance.now() - start) / 1000 };
}

/** The services log their version of Node at start. */
async function assertServedOn(version, dataFolder) {
  const log = await readFile(join(dataFolder, 'host.log'), 'utf8');
  if (!log.includes(`"node":"v${version}"`)) throw new Problem(`The services did not run on Node ${version}:\n${log}`);
}
