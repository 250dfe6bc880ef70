import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { parse } from '../parse.js';
import { applicationIdentifiers, type Definition } from './definitions.js';
import { buildElementString, type Gs1Element, parseBracketed, parseElementString, separator } from './elements.js';
import { isValid } from './format.js';

const sets: Record<string, string> = { N: '0-9', X: '!"%-?A-Z_a-z', Y: '#\\-/0-9A-Z', Z: 'A-Za-z0-9_=-' };
const dates = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2060-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(2, 10).replaceAll('-', ''));
const times = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map((pair) => pair.map((part) => String(part).padStart(2, '0')).join(''));

/** Digits that end in their check digit: one of ten endings fits. */
const withCheckDigit = (length: number) =>
  fc.stringMatching(new RegExp(`^[0-9]{${length - 1}}$`)).map((digits) => {
    const sum = [...digits].reverse().reduce((total, digit, index) => total + Number(digit) * (index % 2 ? 1 : 3), 0);
    return `${digits}${(10 - (sum % 10)) % 10}`;
  });

function component(text: string): fc.Arbitrary<string> {
  const [, set = '', limit, size] = /^\[?([NXYZ])(\.\.)?(\d+)/.exec(text) ?? [];
  const length = Number(size);
  if (text.includes('csum')) return withCheckDigit(length);
  if (text.includes('yyyymmdd')) return dates.map((date) => `20${date}`);
  if (text.includes('yymmd')) return dates;
  if (text.includes('hhmi')) return times;
  if (text.includes('zero')) return fc.constant('0'.repeat(length));
  return fc.stringMatching(new RegExp(`^[${sets[set]}]{${limit ? 1 : length},${length}}$`));
}

/** Left out optional components end the value. */
function valueOf({ format }: Definition): fc.Arbitrary<string> {
  const parts = format.split(' ');
  const needed = parts.filter((part) => !part.startsWith('[')).length;
  return fc
    .integer({ min: needed, max: parts.length })
    .chain((count) => fc.tuple(...parts.slice(0, count).map(component)).map((values) => values.join('')));
}

const element: fc.Arbitrary<Gs1Element> = fc
  .constantFrom(...applicationIdentifiers)
  .chain((definition) => valueOf(definition).map((value) => ({ ai: definition.ai, value })));
const elements = fc.uniqueArray(element, { minLength: 1, maxLength: 6, selector: ({ ai }) => ai });

describe('GS1 element strings', () => {
  it('are read back as they were built', () => {
    fc.assert(
      fc.property(elements, (built) =>
        expect(parseElementString(buildElementString(built))).toEqual({ ok: true, elements: built }),
      ),
      { numRuns: 400 },
    );
  });

  it('are read back through every way of writing the separator', () => {
    fc.assert(
      fc.property(elements, fc.constantFrom(separator, '{GS}', '^', ']C1', ']d2', ']Q3', ']e0'), (built, mark) => {
        const text = mark.startsWith(']') ? mark + buildElementString(built).slice(1) : buildElementString(built, mark);
        expect(parse(text)).toMatchObject({ kind: 'gs1', gs1: { elements: built } });
      }),
      { numRuns: 300 },
    );
  });

  it('are read back from brackets', () => {
    const printed = (built: Gs1Element[]) =>
      built.map(({ ai, value }) => `(${ai})${value.replaceAll('(', '\\(')}`).join('');
    const plain = elements.filter((built) => built.every(({ value }) => !value.includes('\\')));
    fc.assert(
      fc.property(plain, (built) => expect(parseBracketed(printed(built))).toEqual({ ok: true, elements: built })),
    );
  });

  it('refuse a value that is cut short', () => {
    expect(isValid({ ai: '01', format: 'N14,csum', fixed: true }, '1234567890123')).toBe(false);
    expect(parseElementString('011234567890123')).toEqual({ ok: false, fault: 'badValue' });
  });
});
