import { readFile } from 'node:fs/promises';

/** Linux counts processor time in hundredths of a second. */
const tickMs = 10;

/** Milliseconds of processor time that a process has taken so far, all of its threads together. */
export async function processorMs(pid) {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8');
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * tickMs;
}
