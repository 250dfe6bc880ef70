import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Papa from 'papaparse';

/** The rows of a CSV file of this folder as objects of texts. */
export function readTable(file) {
  const text = readFileSync(join(import.meta.dirname, '..', file), 'utf8');
  return Papa.parse(text, { header: true, skipEmptyLines: true }).data;
}

/** Reads a table, indexed by one of its columns. */
export function readTableBy(file, column) {
  return new Map(readTable(file).map((row) => [row[column], row]));
}

/** A pseudo-random number in [0, 1), always equal for equal words. */
export function chance(...words) {
  const hash = createHash('sha256').update(words.join('\0')).digest();
  return hash.readUIntBE(0, 6) / 2 ** 48;
}

/** A whole number from `min` to `max`, both included. */
export function pick(min, max, ...words) {
  return min + Math.floor(chance(...words) * (max - min + 1));
}
