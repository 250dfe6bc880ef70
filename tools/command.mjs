/**
 * What `npm start`, `npm test` and `npm run <command>` do: `node tools/command.mjs <command> [argument…]`. Nothing is
 * imported before the version of Node is known to do, and of the commands only the one that is run. What operators call
 * by its path (backup, restore, release) has a file of its own.
 */
import './node-version.mjs';

const commands = {
  /** Depot at http://localhost:8080, from nothing. Ctrl-C ends everything. See docs/operations.md for the settings. */
  start: async (args) => (await import('./start/start.mjs')).startProduct(args),

  /** `npm run dev -- mf-orders`: one remote as it is being worked on, inside a shell that runs anywhere. */
  dev: async (args) => {
    const { develop } = await import('./dev/develop.mjs');
    const { inCheckout } = await import('./release/in-checkout.mjs');
    const { runningProduct } = await import('./start/running.mjs');
    const { readSettings } = await import('./start/settings.mjs');
    const running = await runningProduct(readSettings(process.env).dataFolder);
    const shell = process.env.DEPOT_URL || running?.DEPOT_URL || 'http://localhost:8080';
    await develop(args, { folderOf: inCheckout.folderOf, shell });
  },

  /**
   * The gate of every change, from nothing; with `--all` everything that is checked. `npm test -- --only jest orders`
   * runs a part while developing.
   */
  test: async (args) => (await import('./test/test-everything.mjs')).testEverything(args),

  /** The gate again and again on one commit; see docs/testing.md. */
  'repeat-gate': (args) => attempted(async () => (await import('./test/repeat-gate.mjs')).repeatGate(args)),

  /** `npm run new -- remote mf-hello`: a new remote in this checkout. See docs/recipes/remote.md. */
  new: (args) => attempted(async () => (await import('./new/add-remote.mjs')).addRemote(args)),

  /** `npm run pack -- <folder>`: what a remote outside of this checkout is made of, as packages. */
  pack: (args) =>
    attempted(async () => {
      const { line } = await import('./say/say.mjs');
      const { pack } = await import('./pack/pack.mjs');
      line((await pack(args)).join('\n'));
    }),

  /** What the kits and contracts offer to remotes, beside each `package.json`. See docs/recipes/remote.md. */
  surfaces: (args) => attempted(async () => (await import('./surfaces/run-surfaces.mjs')).runSurfaces(args)),

  /** This version as an operator takes it. See docs/operations.md, "Publishing a version". */
  bundle: async () => (await import('./bundle/bundle.mjs')).bundle(),

  /** A distributor and its ADMIN: `npm run tenant -- "Acme Foods" America/New_York "Pat Reed" pat@acme.example`. */
  tenant: async (args) => (await import('./tenant/create-tenant.mjs')).createTenant(args),

  /** Replays years of real trade: `npm run import -- online-retail <file> "Depot Foods"`. */
  import: async (args) => (await import('./replay/start-replay.mjs')).startReplay(args),

  /** Looks at everything that the product needs and says what to mend; ends with 1 where something must be mended. */
  doctor: async () => (await import('./doctor/examine.mjs')).examine(),

  /** Every page, paper and mail of the demo as a picture in `.data/pictures`; `--only order` makes a part. */
  pictures: (args) => attempted(async () => (await import('./pictures/take-pictures.mjs')).takePictures(args)),

  /** Every route with the domain that serves it; `-- --nginx` as the map that docs/ops/nginx.conf includes. */
  routes: printRoutes,

  /** Small faults in the sources of a package, one at a time: prints those that no test notices. */
  mutate: (args) => attempted(async () => (await import('./mutate/mutate.mjs')).mutate(args)),

  /** Random commands of parallel clients against processes that are killed in between. See docs/testing.md. */
  stress: (args) => attempted(async () => (await import('./stress/command-line.mjs')).stressFromCommandLine(args)),

  /** Depot on three database servers, to be tried on one machine. Ctrl-C ends everything. See docs/operations.md. */
  cluster: (args) =>
    attempted(async () => {
      const { ensureNpmPackages } = await import('./prerequisites/npm-packages.mjs');
      await ensureNpmPackages();
      await (await import('./cluster/run-cluster.mjs')).runCluster(args);
    }),
};

/** Tells what went wrong and ends with 1 where the work fails. */
async function attempted(work) {
  const { attempt } = await import('./say/say.mjs');
  await attempt(work);
}

async function printRoutes(args) {
  try {
    const { nginxRoutes, offeredOperations, routeTable } = await import('@depot/service-host');
    const print = args.includes('--nginx') ? nginxRoutes : routeTable;
    process.stdout.write(print(offeredOperations()));
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
