import { Socket } from 'node:net';

/** The file descriptor over which a process hears that the one that started it is gone. */
const lifeline = 3;

/**
 * To be called first in a program that `outputOf` starts: its process ends as soon as the one that started it has
 * ended.
 */
export function endWithParent(): void {
  const end = () => process.exit(1);
  const parent = new Socket({ fd: lifeline, readable: true, writable: false });
  parent.on('end', end).on('close', end).on('error', end).resume();
  // Alone it is no reason to go on.
  parent.unref();
}
