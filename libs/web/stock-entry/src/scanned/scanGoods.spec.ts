import { parse } from '@depot/scanning';
import { describe, expect, it } from '@jest/globals';
import { type EntryLine, newEntryLine } from '../lines/entryLine.js';
import { messages } from '../messages.js';
import { byId, type EntryProduct } from '../product/entryProduct.js';
import { scanGoods } from './scanGoods.js';

const gtin = '09506000134352';
const product = (hasWeight: EntryProduct['hasWeight']): EntryProduct => ({
  productId: 7,
  name: 'Manchego',
  label: '',
  hasWeight,
  gtin,
  searchText: '',
});
const scan = (text: string, hasWeight: EntryProduct['hasWeight'], lines: EntryLine[] = [newEntryLine()]) =>
  scanGoods(parse(text), lines, byId([product(hasWeight)]));
const linesOf = (result: ReturnType<typeof scanGoods>) =>
  result?.ok ? result.lines.map(({ uuid: _, ...line }) => line) : undefined;

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
    const lines = first?.ok ? [...first.lines] : [];
    expect(linesOf(scan(`(01)${gtin}(10)A(30)5`, 'No', lines))).toEqual([{ productId: 7, quantity: 6, lot: 'A' }]);
    expect(linesOf(scan(`(01)${gtin}(10)B`, 'No', lines))).toHaveLength(2);
    expect(linesOf(scan(`(01)${gtin}(10)A(17)270831`, 'No', lines))).toHaveLength(2);
  });

  it('counts as the pieces that are in it', () => {
    const tea = { ...product('No'), gtins: [{ gtin: '14006381333938', quantity: 24 }] };
    const scanTea = (text: string) => linesOf(scanGoods(parse(text), [newEntryLine()], byId([tea])));
    expect(scanTea('(01)14006381333938')).toEqual([{ productId: 7, quantity: 24 }]);
    expect(scanTea('(02)14006381333938(37)3')).toEqual([{ productId: 7, quantity: 72 }]);
    expect(scanTea(`(01)${gtin}`)).toEqual([{ productId: 7, quantity: 1 }]);
  });

  it('names one piece by its serial number, which is taken once', () => {
    for (const hasWeight of ['Yes', 'No'] as const) {
      const first = scan(`(01)${gtin}(3202)001234(21)S1`, hasWeight);
      const lines = first?.ok ? [...first.lines] : [];
      expect(scan(`(01)${gtin}(3202)001234(21)S1`, hasWeight, lines)).toMatchObject({
        ok: false,
        message: messages.alreadyScanned,
      });
      const second = scan(`(01)${gtin}(3202)001234(21)S2`, hasWeight, lines);
      expect(linesOf(second)?.flatMap(({ serials }) => serials)).toEqual(['S1', 'S2']);
    }
  });

  it('is refused when it is ours, names no product or one nobody knows', () => {
    expect(scan('K7M2Q9ZX4T01234A', 'Yes')).toEqual({ ok: false, message: messages.alreadyLabelled });
    expect(scan('(10)A', 'Yes')).toEqual({ ok: false, message: messages.noGtin });
    expect(scan('4006381333931', 'Yes')).toMatchObject({ ok: false, message: messages.gtinUnknown });
    expect(scan('nonsense?', 'Yes')).toBeUndefined();
  });
});
