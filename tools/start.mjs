/**
 * `npm start`: Depot at http://localhost:8080, from nothing. Ctrl-C ends everything. See docs/operations.md for the
 * settings.
 */
import './node-version.mjs';

const { start } = await import('./start/start.mjs');
await start(process.argv.slice(2));
