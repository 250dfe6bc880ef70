import { resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { stopAll, stopOnSignals } from '../process/stop.mjs';
import { attempt, line, Problem, step } from '../say/say.mjs';
import { secretFile, takeDataFolder } from '../start/data-folder.mjs';
import { provideDatabase } from '../start/database.mjs';
import { ensureInstalled } from '../start/product-environment.mjs';
import { readSettings } from '../start/settings.mjs';

const usage = 'Usage: npm run restore -- <file> [--yes]';

/** Into the database of DATABASE_URL, or into the private one of the data folder, whose product must not run. */
export function restoreProduct(args) {
  stopOnSignals();
  return attempt(async () => {
    const [given, ...rest] = args.filter((arg) => arg !== '--yes');
    if (!given || rest.length > 0) throw new Problem(usage);
    await ensureInstalled();
    const file = resolve(given);
    try {
      await restoreFrom(file, { isAgreed: args.includes('--yes') });
    } finally {
      await stopAll();
    }
  });
}

async function restoreFrom(file, { isAgreed }) {
  const { restore, readSummary } = await import('@depot/node-backup');
  const summary = await step('Reading the backup', () => readSummary(file));
  line(`  It shows ${new Date(summary.time).toISOString()}.`);
  const settings = readSettings(process.env);
  if (!settings.databaseUrl) await takeDataFolder(settings.dataFolder);
  const { url } = await step('Database', () => provideDatabase({ ...settings, isDurable: true }));
  const { parseDatabaseServers } = await import('@depot/node-config');
  if (!isAgreed) await ask(new URL(parseDatabaseServers(url)[0]).pathname.slice(1));
  await step('Restore', (note) =>
    restore(url, file, {
      onProgress: (part) => note(`${Math.round(part * 100)} %`),
      prove: (copy) => prove(copy, note, settings),
    }),
  );
  const rows = Object.values(summary.counts).reduce((sum, count) => sum + count, 0);
  line(`  ${rows} rows are back; their numbers and the books agree. Start the product as usual.`);
}

/** The copy gets today's schema, then ledger, stock, bookings and the activity log must agree. */
async function prove(url, note, { dataFolder, mode }) {
  note('checking the books');
  const [{ checkConsistency }, { loadConfig }] = await Promise.all([
    import('@depot/service-host'),
    import('@depot/node-config'),
  ]);
  const secret =
    process.env.DEPOT_SECRET || (mode === 'demo' ? await secretFile(dataFolder, 'signing.secret') : undefined);
  const problems = await checkConsistency(
    loadConfig({ ...process.env, DATABASE_URL: url, DEPOT_MODE: mode, DEPOT_SECRET: secret, MODULES: undefined }),
  );
  if (problems.length > 0)
    throw new Problem(
      `The backup is not right, and nothing was changed:\n${problems.map((text) => `  - ${text}`).join('\n')}`,
    );
}

async function ask(database) {
  if (!process.stdin.isTTY) throw new Problem('This replaces everything in the database; say so with --yes.');
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(
    `  Everything in the database ${database} is replaced by the backup. Type "replace" to go on: `,
  );
  terminal.close();
  if (answer.trim() !== 'replace') throw new Problem('Nothing was changed.');
}
