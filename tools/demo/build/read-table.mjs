import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Papa from 'papaparse';

/** The rows of a CSV file of this folder as objects of texts. */
export function readTable(file) {
  const text = readFileSync(join(import.meta.dirname, '..', file), 'utf8');
  return Papa.parse(text, { header: true, skipEmptyLines: true }).data;
}

/** The same, by one of their columns. */
export function readTableBy(file, column) {
  return new Map(readTable(file).map((row) => [row[column], row]));
}
