/**
 * Packs this version as an operator takes it: `npm run bundle`. See docs/operations.md, Giving a version out.
 */
import './node-version.mjs';

const { bundle } = await import('./bundle/bundle.mjs');
await bundle();
