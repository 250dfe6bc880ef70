import { setFlagsFromString } from 'node:v8';

/**
 * Percent by which the heap may grow over what was in use when garbage was last collected. By itself V8 lets it double and more where the
 * machine has room, and a process that keeps 90 MB comes to hold 300 (`bench/memory.mjs`). Unlike a limit, this ends nobody's import for
 * want of memory.
 */
const growth = 25;

setFlagsFromString(`--heap-growing-percent=${growth}`);
