/**
 * `npm test`: everything that is checked, from nothing. `npm test -- --only jest orders` runs a part while developing.
 */
import './node-version.mjs';

const { testEverything } = await import('./test/test-everything.mjs');
await testEverything(process.argv.slice(2));
