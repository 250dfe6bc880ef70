import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import Papa from 'papaparse';
import { applicationIdentifiers, findDefinition } from './definitions.js';

interface Row {
  ai_or_range: string;
  predefined_length: string;
  format: string;
}

const file = readFileSync(new URL('./fixtures/gs1-ai-table.csv', import.meta.url), 'utf8');
const dictionary = Papa.parse<Row>(file, { header: true, skipEmptyLines: true }).data;
/** The format without checks: `N13,csum [X..17]` → `N13 [X..17]`. */
const shape = (format: string) => format.replace(/,[a-z0-9]+/gi, '');

it("holds every identifier of GS1's dictionary with its format, and no other", () => {
  const wanted = dictionary.flatMap((row) => {
    const [first = '', last = first] = row.ai_or_range.split('-');
    const count = Number(last) - Number(first) + 1;
    return Array.from({ length: count }, (_, index) => ({
      ...row,
      ai: String(Number(first) + index).padStart(first.length, '0'),
    }));
  });
  for (const { ai, format, predefined_length } of wanted) {
    const found = findDefinition(ai);
    expect({ ai, shape: shape(found?.format ?? ''), fixed: found?.fixed }).toEqual({
      ai,
      shape: shape(format),
      fixed: predefined_length === '1',
    });
  }
  expect(applicationIdentifiers).toHaveLength(wanted.length);
});

it('has no identifier that begins another', () => {
  const all = applicationIdentifiers.map(({ ai }) => ai);
  expect(all.filter((ai) => all.some((other) => other !== ai && other.startsWith(ai)))).toEqual([]);
});
