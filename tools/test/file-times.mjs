import { mkdir, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { root } from '../workspace-root.mjs';

const place = join('.data', 'test', 'file-times.txt');

/**
 * Each spec file with the seconds of its tests and how many there are, slowest first.
 *
 * @param {{ testResults: object[] }} report as jest writes it
 */
export const listFileTimes = ({ testResults }) =>
  testResults
    .map(({ name, startTime, endTime, assertionResults }) => ({
      file: relative(root, name),
      seconds: Math.max(endTime - startTime, 0) / 1000,
      count: assertionResults.length,
    }))
    .sort((one, other) => other.seconds - one.seconds)
    .map(({ file, seconds, count }) => `  ${seconds.toFixed(1).padStart(6)} s  ${String(count).padStart(4)}  ${file}`);

/** Writes them all into a file and returns its path from the root of the workspace. */
export async function writeFileTimes(report) {
  await mkdir(join(root, '.data', 'test'), { recursive: true });
  await writeFile(join(root, place), `${listFileTimes(report).join('\n')}\n`);
  return place;
}
