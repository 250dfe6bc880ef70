import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import Papa from 'papaparse';
import { buildElementString, parseBracketed, parseElementString, separator } from './elements.js';
import { readSymbol } from './symbology.js';

interface Vector {
  id: string;
  suite: string;
  input: string;
  valid: string;
  expected: string;
}

const file = readFileSync(new URL('./fixtures/gs1-vectors.csv', import.meta.url), 'utf8');
const vectors = Papa.parse<Vector>(file, { header: true, skipEmptyLines: true }).data;
const suite = (name: string) =>
  vectors.filter((vector) => vector.suite === name).map((vector) => [vector.id, vector.input, vector] as const);
const fnc1 = (text: string) => text.replaceAll('^', separator);

describe("GS1's own vectors", () => {
  it('are all here', () => expect(vectors).toHaveLength(80));

  it.each(suite('bracketed_to_element'))('%s bracketed %s', (_id, input, vector) => {
    const read = parseBracketed(input);
    expect(read.ok).toBe(vector.valid === 'true');
    if (read.ok) expect(buildElementString(read.elements, '^')).toBe(vector.expected);
  });

  it.each(suite('element_syntax'))('%s element string %s', (_id, input, vector) => {
    const read = input.startsWith('^') ? parseElementString(fnc1(input.slice(1))) : { ok: false };
    expect(read.ok).toBe(vector.valid === 'true');
  });

  it.each(suite('scan_to_element'))('%s scan %s', (_id, input, vector) => {
    const read = readSymbol(input.replaceAll('{GS}', separator));
    expect(read.kind !== 'broken').toBe(vector.valid === 'true');
    const elements = /^(?:DM|DataBarExpanded|GS1_128_CCA):(\^.*)$/.exec(vector.expected)?.[1];
    if (elements && read.kind === 'elements') expect(buildElementString(read.elements, '^')).toBe(elements);
    if (vector.expected.startsWith('QR:'))
      expect(read).toEqual({ kind: 'plain', text: vector.expected.slice(3).replace('\\^', '^') });
  });
});
