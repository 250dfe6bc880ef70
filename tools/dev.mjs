/**
 * `npm run dev -- mf-orders`: one remote as it is being worked on, inside a shell that runs anywhere. See
 * docs/operations.md.
 */
import './node-version.mjs';

const { develop } = await import('./dev/develop.mjs');
await develop(process.argv.slice(2));
