/**
 * Ships one remote: `npm run release -- publish mf-orders`. See docs/operations.md.
 */
import './node-version.mjs';

const { inCheckout } = await import('./release/in-checkout.mjs');
const { releaseRemote } = await import('./release/release.mjs');
await releaseRemote(process.argv.slice(2), inCheckout);
