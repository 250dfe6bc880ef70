/**
 * Replaces the data of the stopped product by a backup: `npm run restore -- <file> [--yes]`. See docs/operations.md.
 */
import './node-version.mjs';

const { restoreProduct } = await import('./backup/restore-product.mjs');
await restoreProduct(process.argv.slice(2));
