import { portFailure } from '../net/free-port.mjs';
import { loopback } from '../net/hosts.mjs';
import { ensureNpmPackages } from '../prerequisites/npm-packages.mjs';
import { ensureSystemPackages } from '../prerequisites/system-packages.mjs';
import { isStopping, stopAll, stopOnSignals } from '../process/stop.mjs';
import { line, Problem } from '../say/say.mjs';
import { readSettings } from './settings.mjs';

/**
 * Installs missing prerequisites, starts the product, prints its address, and runs until Ctrl-C. `--no-build` serves
 * the existing build.
 */
export async function startProduct(args) {
  stopOnSignals(() => line('\nStopping …'));
  try {
    const settings = readSettings(process.env);
    const failure = await portFailure(settings.port);
    if (failure) throw new Problem(toldOfPort(settings.port, failure));
    line('Depot is starting.');
    await ensureNpmPackages();
    await ensureSystemPackages(settings.databaseUrl ? ['chromium', 'font'] : ['mariadb', 'chromium', 'font']);
    const { launchProduct } = await import('./launch-product.mjs');
    const product = await launchProduct(settings, { isBuilt: args.includes('--no-build') });
    await welcome(product.url, settings);
    throw new Problem(await product.died);
  } catch (error) {
    // An exit during the shutdown is no failure; the signal's handler ends this process.
    if (isStopping()) return;
    console.error(error instanceof Problem ? `\n${error.message}` : error);
    await stopAll();
    process.exit(1);
  }
}

/** Message for a port on which the services cannot listen, with advice. */
export function toldOfPort(port, failure) {
  const why =
    failure === 'EACCES' ? 'is not allowed to this account (below 1024 to root alone)' : 'is taken by another program';
  return `Port ${port} ${why}. Choose another: PORT=${port === 8081 ? 8082 : 8081} npm start`;
}

async function welcome(url, { mode, host }) {
  line(`\nDepot is at ${url}`);
  if (mode === 'demo') {
    const { accountLines } = await import('../demo/tenants.mjs');
    line(accountLines().join('\n'));
    line(whoReaches(host));
  }
  line('Ctrl-C stops it.');
}

function whoReaches(host) {
  return host === loopback
    ? 'Only this machine reaches it. To open it to your network, with these passwords: HOST=0.0.0.0 npm start'
    : `It listens on ${host}: whoever reaches this machine can sign in with these passwords.`;
}
