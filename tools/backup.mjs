/**
 * Writes everything that the product holds into one file, while it runs: `npm run backup [-- <file or folder>]`. See
 * docs/operations.md.
 */
import './node-version.mjs';

const { backUpProduct } = await import('./backup/back-up-product.mjs');
await backUpProduct(process.argv.slice(2));
