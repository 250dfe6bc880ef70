/**
 * Looks at everything that the product needs and says what to mend: `npm run doctor`. Ends with 1 where something must
 * be mended.
 */
import './node-version.mjs';

const { examine } = await import('./doctor/examine.mjs');
await examine();
