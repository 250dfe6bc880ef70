import { Problem } from '../say/say.mjs';

/** Ledger, stock, bookings and the activity log of the database that this version works on. */
export async function assertBooksAgree({ env }) {
  const [{ checkConsistency }, { loadConfig }] = await Promise.all([
    import('@depot/service-host'),
    import('@depot/node-config'),
  ]);
  const problems = await checkConsistency(loadConfig(env));
  if (problems.length > 0) throw new Problem(problems.join('\n'));
}
