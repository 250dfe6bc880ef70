import { appendFileSync, readFileSync } from 'node:fs';

/**
 * Keeps a figure for the table of aims (`npm run bench -- --table`), which names the file in `BENCH_FIGURES`; without
 * one it does nothing.
 *
 * @param {string} name as in `aims.mjs`
 * @param {{ values: readonly number[], baseline?: readonly number[] }} runs of one unit, by round; `baseline` is what
 *   the values are compared with, of the same rounds
 */
export function recordFigure(name, { values, baseline }) {
  const file = process.env.BENCH_FIGURES;
  if (file) appendFileSync(file, `${JSON.stringify({ name, values, baseline })}\n`);
}

/** The figures of a file, by name. */
export function readFigures(file) {
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return new Map(lines.map((line) => JSON.parse(line)).map((figure) => [figure.name, figure]));
}
