/**
 * Entry of `npm start`, `npm test` and `npm run <command>`: `node tools/command.mjs <command> [argument…]`. Checks the
 * version of Node before any import, and imports only the command that runs. Commands that operators call by path
 * (backup, restore, release) have separate files.
 */
import './node-version.mjs';

const commands = {
  /** Depot at http://localhost:8080, from nothing. Ctrl-C ends everything. See docs/operations.md for the settings. */
  start: async (args) => (await import('./start/start.mjs')).startProduct(args),

  /** `npm run dev -- mf-orders`: serves the working copy of a remote to a running shell. */
  dev: async (args) => {
    const { develop } = await import('./dev/develop.mjs');
    const { inCheckout } = await import('./release/in-checkout.mjs');
    const { runningProduct } = await import('./start/running.mjs');
    const { readSettings } = await import('./start/settings.mjs');
    const running = await runningProduct(readSettings(process.env).dataFolder);
    const shell = process.env.DEPOT_URL || running?.DEPOT_URL || 'http://localhost:8080';
    await develop(args, { ...inCheckout, shell });
  },

  /**
   * The gate of every change, from nothing; with `--all` everything that is checked. `npm test -- --only jest orders`
   * runs a part while developing.
   */
  test: async (args) => (await import('./test/test-everything.mjs')).testEverything(args),

  /** The gate again and again on one commit; see docs/testing.md. */
  'repeat-gate': (args) => attempted(async () => (await import('./test/repeat-gate.mjs')).repeatGate(args)),

  /** `npm run pack -- <folder>`: packs the packages for a remote outside of this checkout. */
  pack: (args) =>
    attempted(async () => {
      const { line } = await import('./say/say.mjs');
      const { pack } = await import('./pack/pack.mjs');
      line((await pack(args)).join('\n'));
    }),

  /** Lists the exports of kits and contracts for remotes, beside each `package.json`. See docs/recipes/remote.md. */
  surfaces: (args) => attempted(async () => (await import('./surfaces/run-surfaces.mjs')).runSurfaces(args)),

  /** This version as an operator takes it. See docs/operations.md, "Publishing a version". */
  bundle: async () => (await import('./bundle/bundle.mjs')).bundle(),

  /** A distributor and its ADMIN: `npm run tenant -- "Acme Foods" America/New_York "Pat Reed" pat@acme.example`. */
  tenant: async (args) => (await import('./tenant/create-tenant.mjs')).createTenant(args),

  /** Replays years of real trade: `npm run import -- online-retail <file> "Depot Foods"`. */
  import: async (args) => (await import('./replay/start-replay.mjs')).startReplay(args),

  /**
   * Checks all prerequisites of the product and says how to fix problems; exits with 1 if there is a problem. `--next
   * <bundle>` names what that bundle would break.
   */
  doctor: async ([option, bundle]) =>
    option === '--next'
      ? (await import('./doctor/next-bundle.mjs')).examineNext(bundle)
      : (await import('./doctor/examine.mjs')).examine(),

  /** Every page, paper and mail of the demo as a picture in `.data/pictures`; `--only order` makes a part. */
  pictures: (args) => attempted(async () => (await import('../lab/pictures/take-pictures.mjs')).takePictures(args)),

  /** Every route with the domain that serves it; `-- --nginx` as the map that docs/ops/nginx.conf includes. */
  routes: printRoutes,

  /** Makes small faults in the sources of a package, one at a time, and prints those that no test notices. */
  mutate: (args) => attempted(async () => (await import('../lab/mutate/mutate.mjs')).mutate(args)),

  /** Random commands of parallel clients against processes that are killed in between. See docs/testing.md. */
  stress: (args) => attempted(async () => (await import('../lab/stress/command-line.mjs')).stressFromCommandLine(args)),

  /** Depot on three database servers, to be tried on one machine. Ctrl-C ends everything. See docs/operations.md. */
  cluster: (args) =>
    attempted(async () => {
      const { ensureNpmPackages } = await import('./prerequisites/npm-packages.mjs');
      await ensureNpmPackages();
      await (await import('../lab/cluster/run-cluster.mjs')).runCluster(args);
    }),
};

/** Prints the failure of the work, if any, and exits with 1. */
async function attempted(work) {
  const { attempt } = await import('./say/say.mjs');
  await attempt(work);
}

async function printRoutes(args) {
  try {
    const { formatNginxRoutes, listOfferedOperations, formatRouteTable } = await import('@depot/service-host');
    const print = args.includes('--nginx') ? formatNginxRoutes : formatRouteTable;
    process.stdout.write(print(listOfferedOperations()));
  } catch (error) {
    if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
    console.error('The services are not built: npm run build');
    process.exitCode = 1;
  }
}

const [name, ...args] = process.argv.slice(2);
if (Object.hasOwn(commands, name ?? '')) await commands[name](args);
else {
  console.error(`Usage: node tools/command.mjs ${Object.keys(commands).join('|')} [argument…]`);
  process.exitCode = 1;
}
