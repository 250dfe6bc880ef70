import { advice, bad, good } from '../environment.mjs';
import { connectedTo } from './database.mjs';

/** Seconds that a replica may be behind before nothing is read there any more. */
const oldSeconds = 10;

const hostOf = (address) => new URL(address).host;
const hostsOf = (servers) => servers.map(({ host }) => host).join(', ');

/** Checks that each of several database servers is healthy: a single healthy one would have no replacement. */
export async function servers({ env }) {
  if (!env.DATABASE_URL) return good('one, which runs with the product');
  const [{ parseDatabaseServers }, { getServerStanding }] = await Promise.all([
    import('@depot/node-config'),
    import('@depot/node-database'),
  ]);
  const addresses = parseDatabaseServers(env.DATABASE_URL);
  if (addresses.length < 2) return good('one: nothing takes over when it dies');
  const all = await Promise.all(
    addresses.map(async (address) => ({ host: hostOf(address), standing: await getServerStanding(address) })),
  );
  const away = all.filter(({ standing }) => standing === 'away');
  if (away.length > 0)
    return bad(`${hostsOf(away)} of ${all.length} does not answer, or is not Synced: start it, and look at its log.`);
  const feeding = all.filter(({ standing }) => standing === 'feeding');
  return feeding.length > 0
    ? advice(`${hostsOf(feeding)} feeds another one; it is used again after that.`)
    : good(`all ${all.length} are well`);
}

/** The replica answers and has the newest signs of life of the processes. */
export async function replica({ env }) {
  if (!env.DATABASE_REPLICA_URL) return good('none; reports are read where everything is');
  const { parseDatabaseServers } = await import('@depot/node-config');
  const [address = env.DATABASE_REPLICA_URL] = parseDatabaseServers(env.DATABASE_REPLICA_URL);
  const [{ time }] = await connectedTo(address, (query) => query('SELECT MAX(time) AS time FROM replica_beat'));
  if (time === null)
    return bad(`${hostOf(address)} has no sign of life of a process: does it follow, and do they know it?`);
  const age = Math.max(0, (Date.now() - Number(time)) / 1000);
  const said = `${hostOf(address)} is ${age.toFixed(0)} s behind`;
  return age > oldSeconds ? bad(`${said}: SHOW REPLICA STATUS there says why. Nothing is read there.`) : good(said);
}
