import { randomInt } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { temporaryDatabase } from '../database/temporary.mjs';
import { freePort } from '../net/free-port.mjs';
import { findTestProgram } from '../prerequisites/debian-program.mjs';
import { findChromium } from '../prerequisites/printing.mjs';
import { runCommand } from '../process/run-command.mjs';
import { onStop, stopAll } from '../process/stop.mjs';
import { line } from '../say/say.mjs';
import { launchProduct } from '../start/launch-product.mjs';
import { readSettings } from '../start/settings.mjs';
import { packaged, root } from '../workspace-root.mjs';
import { failuresOfJourneys, orNothingRun } from './failures.mjs';

/** The tags that `e2e/fixtures/test.ts` gives. */
const thorough = '@thorough';
const inGate = '@gate';

/** The journeys that look at the same thing in further ways, which an ordinary run leaves out. */
export const runThoroughJourneys = ({ pattern, server }) => runJourneys({ pattern, server, only: thorough });

/**
 * The ordinary journeys while answers come late and in another order (`e2e/fixtures/unsteady.ts`);
 * `DEPOT_UNSTEADY` is the seed.
 */
export function runUnsteadyJourneys({ pattern, server }) {
  const seed = process.env.DEPOT_UNSTEADY ?? String(randomInt(1_000_000));
  line(`Answers come late by the seed DEPOT_UNSTEADY=${seed}.`);
  return runJourneys({ pattern, server, env: { DEPOT_UNSTEADY: seed } });
}

/** Files that are named are run whole. */
function choiceOf({ pattern, only, isGate }) {
  if (isGate) return ['--grep', inGate];
  if (only) return ['--grep', only, ...(pattern ? [pattern] : [])];
  return pattern ? [pattern] : ['--grep-invert', thorough];
}

/**
 * The Playwright journeys against the product as `npm start` starts it: own port, own data, own database, which can be
 * one of another server.
 *
 * @param {{ pattern?: string, server?: string, only?: string, isGate?: boolean, env?: Record<string, string> }} options
 *   `isGate`: the journeys of the gate alone
 */
export async function runJourneys({ pattern, server, only, isGate, env: added }) {
  const folder = await mkdtemp(join(tmpdir(), 'depot-e2e-'));
  const report = join(folder, 'report.json');
  const { DATABASE_URL: _, ...surroundings } = process.env;
  const database = server ? await databaseOf(server) : {};
  const own = { DEPOT_DATA: join(folder, 'data'), DEPOT_MODE: 'demo', PORT: String(await freePort()), ...database };
  const product = await launchProduct(readSettings({ ...surroundings, ...own }), { isDurable: false });
  try {
    const env = {
      DEPOT_URL: product.url,
      DEPOT_DATA: own.DEPOT_DATA,
      CHROMIUM_PATH: findTestProgram('chromium-headless-shell') ?? findChromium(),
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      FORCE_COLOR: '0',
      ...added,
    };
    const command = [
      packaged('playwright'),
      'test',
      '--config=e2e/playwright.config.ts',
      '--reporter=list,json',
      '--forbid-only',
    ];
    const code = await runCommand([...command, ...choiceOf({ pattern, only, isGate })], {
      cwd: root,
      env,
      onLine: (text) => process.stdout.write(`${text}\n`),
    });
    const results = JSON.parse(await readFile(report, 'utf8'));
    return orNothingRun({ ...journeyTally(results, code), failures: await failuresOfJourneys(results) });
  } finally {
    await stopAll();
    await rm(folder, { recursive: true, force: true });
  }
}

/** A database of that server, which ends with everything else. */
async function databaseOf(server) {
  const { url, remove } = await temporaryDatabase(server);
  onStop(remove);
  return { DATABASE_URL: `${url}depot` };
}

/** A test that passed only on a second try has failed: journeys are not tried twice. */
export function journeyTally({ stats, errors }, code) {
  const failed = stats.unexpected + stats.flaky + errors.length;
  return { passed: stats.expected, failed: failed === 0 && code !== 0 ? 1 : failed, skipped: stats.skipped };
}
