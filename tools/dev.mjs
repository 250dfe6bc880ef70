/**
 * `npm run dev -- mf-orders`: one remote as it is being worked on, inside a shell that runs anywhere. See
 * docs/operations.md.
 */
import './node-version.mjs';

const { develop } = await import('./dev/develop.mjs');
const { inCheckout } = await import('./release/in-checkout.mjs');
const { runningProduct } = await import('./start/running.mjs');
const { readSettings } = await import('./start/settings.mjs');

const running = await runningProduct(readSettings(process.env).dataFolder);
const shell = process.env.DEPOT_URL || running?.DEPOT_URL || 'http://localhost:8080';
await develop(process.argv.slice(2), { folderOf: inCheckout.folderOf, shell });
