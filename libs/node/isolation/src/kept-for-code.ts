import { readFileSync } from 'node:fs';

/** A piece of memory that may be written and run, as the kernel lists it. */
const runnable = /^([\da-f]+)-([\da-f]+) rwxp /gm;

/** Bytes of memory that are writable and executable, from `/proc/<pid>/maps`. */
export function countRunnableBytes(maps: string): number {
  return [...maps.matchAll(runnable)].reduce(
    (sum, [, from = '', to = '']) => sum + parseInt(to, 16) - parseInt(from, 16),
    0,
  );
}

/**
 * Bytes that this Node reserves for machine code at its start: half a gigabyte since Node 24, next to nothing before.
 * The kernel counts them as data of the process. 0 on systems without this information.
 */
export function measureCodeBytes(): number {
  try {
    return countRunnableBytes(readFileSync('/proc/self/maps', 'utf8'));
  } catch {
    return 0;
  }
}
