import { setFlagsFromString } from 'node:v8';

/**
 * Percent by which the heap may grow over what was in use when garbage was last collected. By itself V8 lets it double
 * and more where the machine has room (`bench/memory.mjs` tells what a process holds under load). Unlike a limit, this
 * ends nobody's import for want of memory.
 */
const growth = 25;

setFlagsFromString(`--heap-growing-percent=${growth}`);
