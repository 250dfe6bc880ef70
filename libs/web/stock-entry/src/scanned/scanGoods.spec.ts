import { parse } from '@depot/scanning';
import { describe, expect, it } from '@jest/globals';
import { type EntryLine, newEntryLine } from '../lines/entryLine.js';
import { messages } from '../messages.js';
import { byId, type EntryProduct } from '../product/entryProduct.js';
import { type GoodsScan, scanGoods, scanOntoLine } from './scanGoods.js';

const gtin = '09506000134352';
const product = (hasWeight: EntryProduct['hasWeight']): EntryProduct => ({
  productId: 7,
  name: 'Manchego',
  label: '',
  hasWeight,
  gtin,
  searchText: '',
});
const factsOf = (text: string) => {
  const read = parse(text);
  return read.kind === 'gs1' ? read.gs1 : { elements: [] };
};
const scan = (text: string, hasWeight: EntryProduct['hasWeight'], lines: EntryLine[] = [newEntryLine()]) =>
  scanGoods(factsOf(text), lines, byId([product(hasWeight)]));
const linesOf = (result: GoodsScan | undefined) =>
  result?.kind === 'entered' ? result.lines.map(({ uuid: _, ...line }) => line) : undefined;

describe('a scanned case', () => {
  it('becomes a line with its weight, lot and expiry, in place of the blank one', () => {
    const result = scan(`(01)${gtin}(3202)001234(10)A7(17)270831`, 'Yes');
    expect(linesOf(result)).toEqual([{ productId: 7, quantity: 1, weight: 1234, lot: 'A7', expiry: '2027-08-31' }]);
  });

  it('is added to the pool without pieces', () => {
    expect(linesOf(scan(`(01)${gtin}(3102)001000`, 'Weighting'))).toEqual([{ productId: 7, weight: 2205 }]);
  });

  it('counts up on the line of the same lot, and opens one for another', () => {
    const first = scan(`(01)${gtin}(10)A`, 'No');
    const lines = first.kind === 'entered' ? [...first.lines] : [];
    expect(linesOf(scan(`(01)${gtin}(10)A(30)5`, 'No', lines))).toEqual([{ productId: 7, quantity: 6, lot: 'A' }]);
    expect(linesOf(scan(`(01)${gtin}(10)B`, 'No', lines))).toHaveLength(2);
    expect(linesOf(scan(`(01)${gtin}(10)A(17)270831`, 'No', lines))).toHaveLength(2);
  });

  it('counts as the pieces that are in it', () => {
    const tea = { ...product('No'), gtins: [{ gtin: '14006381333938', quantity: 24 }] };
    const scanTea = (text: string) => linesOf(scanGoods(factsOf(text), [newEntryLine()], byId([tea])));
    expect(scanTea('(01)14006381333938')).toEqual([{ productId: 7, quantity: 24 }]);
    expect(scanTea('(02)14006381333938(37)3')).toEqual([{ productId: 7, quantity: 72 }]);
    expect(scanTea(`(01)${gtin}`)).toEqual([{ productId: 7, quantity: 1 }]);
  });

  it('names one piece by its serial number, which is taken once', () => {
    for (const hasWeight of ['Yes', 'No'] as const) {
      const first = scan(`(01)${gtin}(3202)001234(21)S1`, hasWeight);
      const lines = first.kind === 'entered' ? [...first.lines] : [];
      expect(scan(`(01)${gtin}(3202)001234(21)S1`, hasWeight, lines)).toMatchObject({
        kind: 'refused',
        message: messages.alreadyScanned,
      });
      const second = scan(`(01)${gtin}(3202)001234(21)S2`, hasWeight, lines);
      expect(linesOf(second)?.flatMap(({ serials }) => serials)).toEqual(['S1', 'S2']);
    }
  });

  it('is refused when it names no product or one nobody knows', () => {
    expect(scan('(10)A', 'Yes')).toEqual({ kind: 'refused', message: messages.noGtin });
    expect(scan('4006381333931', 'Yes')).toMatchObject({ kind: 'refused', message: messages.gtinUnknown });
  });
});

describe('a further barcode of a case', () => {
  /** Scans the item, then a part of the same label. */
  const scanParts = (hasWeight: EntryProduct['hasWeight'], item: string, part: string, lines?: EntryLine[]) => {
    const first = scan(item, hasWeight, lines);
    if (first.kind !== 'entered') throw new Error(first.kind);
    const parts = { whole: factsOf(`${item}${part}`), part: factsOf(part) };
    return scanOntoLine(first.place, parts, first.lines, byId([product(hasWeight)]));
  };

  it('gives its weight to the line that the item has begun', () => {
    expect(scan(`(01)${gtin}`, 'Yes')).toMatchObject({ awaits: 'Manchego', message: messages.lineHalf });
    const whole = scanParts('Yes', `(01)${gtin}`, '(3202)001234(10)A');
    expect(whole).not.toHaveProperty('awaits');
    expect(linesOf(whole)).toEqual([{ productId: 7, quantity: 1, weight: 1234, lot: 'A' }]);
  });

  it('moves the pieces of its case to the line of its lot', () => {
    const line = (quantity: number, lot?: string) => newEntryLine({ productId: 7, quantity, lot });
    expect(linesOf(scanParts('No', `(01)${gtin}`, '(10)A'))).toEqual([{ productId: 7, quantity: 1, lot: 'A' }]);
    expect(linesOf(scanParts('No', `(01)${gtin}`, '(10)A', [line(3), line(2, 'A')]))).toEqual([
      { productId: 7, quantity: 3 },
      { productId: 7, quantity: 3, lot: 'A' },
    ]);
  });

  it('is none of goods that have nothing like it', () => {
    expect(scanParts('No', `(01)${gtin}`, '(3202)001234')).toBeUndefined();
  });
});

describe('a GTIN of two products', () => {
  const twin = { ...product('No'), productId: 8, name: 'Manchego, aged' };
  const both = byId([product('No'), twin]);

  it('goes to the one whose line is open, else asks', () => {
    const facts = factsOf(`(01)${gtin}`);
    expect(scanGoods(facts, [newEntryLine()], both)).toEqual({
      kind: 'ambiguous',
      among: [
        { productId: 7, name: 'Manchego' },
        { productId: 8, name: 'Manchego, aged' },
      ],
    });
    expect(linesOf(scanGoods(facts, [newEntryLine()], both, 8))).toEqual([{ productId: 8, quantity: 1 }]);
    expect(linesOf(scanGoods(facts, [newEntryLine({ productId: 8, quantity: 1 })], both))).toEqual([
      { productId: 8, quantity: 2 },
    ]);
  });
});
