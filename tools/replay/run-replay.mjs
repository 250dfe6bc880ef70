/**
 * Run as a process of its own with the product's environment: replays the file of its first argument in the tenant that
 * the second names.
 */
import { loadConfig } from '@depot/node-config';
import { runInContext } from '@depot/node-context';
import { Db } from '@depot/node-database';
import { createHost, replayOnlineRetail } from '@depot/service-host';
import { attempt, Problem } from '../say/say.mjs';

/** Lines of the whole file. */
const allLines = 541_909;

await attempt(async () => {
  const [path, tenant] = process.argv.slice(2);
  const app = await createHost(loadConfig(process.env));
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => stop.abort());
  try {
    const session = await sessionOf(app.get(Db, { strict: false }), tenant);
    const begun = performance.now();
    let first;
    const onProgress = ({ lines }) => {
      first ??= { lines, at: performance.now() };
      const speed = Math.round((lines - first.lines) / Math.max((performance.now() - first.at) / 1000, 0.001));
      process.stdout.write(
        `\r${lines.toLocaleString('en-US')} of ${allLines.toLocaleString('en-US')} lines, ` +
          `${speed.toLocaleString('en-US')} a second `,
      );
    };
    const { lines, figures } = await runInContext({ session }, () =>
      replayOnlineRetail(app, { path, onProgress, signal: stop.signal }),
    );
    console.log(
      `\n${lines.toLocaleString('en-US')} lines are in, after ${((performance.now() - begun) / 1000).toFixed(1)} s ` +
        `of this run.`,
    );
    console.table(
      Object.fromEntries(
        Object.entries(figures).map(([name, { lines, cents }]) => [name, { lines, sum: (cents / 100).toFixed(2) }]),
      ),
    );
    if (stop.signal.aborted) console.log('Stopped. The same command goes on.');
  } finally {
    await app.close();
  }
});

/** As if the tenant's first administrator did it. */
async function sessionOf(db, name) {
  const [admin] = await db.unscoped('the tenant is named on the command line').query(
    `SELECT t.id tenantId, t.timezone, u.id, u.name displayName, u.role FROM tenant t JOIN user u ON u.tenant_id = t.id
     WHERE t.name = :name AND u.role IN ('ADMIN', 'WAREHOUSE_ADMIN') ORDER BY u.id LIMIT 1`,
    { name },
  );
  if (!admin) throw new Problem(`There is no tenant "${name}" with an administrator.`);
  return { ...admin, sessionId: 'replay', language: 'gb', viewOnly: false };
}
