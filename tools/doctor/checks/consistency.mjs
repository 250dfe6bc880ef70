import { bad, good } from '../environment.mjs';

/** Ledger, stock, bookings and the activity log agree. */
export async function consistency({ env, isDemo }) {
  const [{ checkConsistency }, { loadConfig }] = await Promise.all([
    import('@depot/service-host'),
    import('@depot/node-config'),
  ]);
  const config = loadConfig({ DEPOT_MODE: isDemo ? 'demo' : 'production', ...env, MODULES: undefined });
  const problems = await checkConsistency(config);
  return problems.length > 0 ? bad(problems.join(' ')) : good('stock, bookings and the activity log agree');
}
