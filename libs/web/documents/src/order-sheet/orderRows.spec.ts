import type { OrderItem } from '@depot/contracts/orders';
import { describe, expect, test } from '@jest/globals';
import { measureWidth, textStyles } from '../paper/measure.js';
import { computeContentWidth, rowPadding } from '../paper/page.js';
import {
  computeTotals,
  formatPieces,
  formatPounds,
  listLotLines,
  listSubLines,
  measureItem,
  orderColumns,
  type SheetLine,
} from './orderRows.js';

const item = (over: Partial<OrderItem> = {}) =>
  ({
    name: 'Ham',
    notes: '',
    quantity: 0,
    weight: 0,
    scannedWeights: [],
    location: '',
    ...over,
  }) as unknown as OrderItem;
const row = (over: Partial<OrderItem> = {}, line: Partial<SheetLine> = {}) => ({
  item: item(over),
  area: '',
  lots: [],
  ...line,
});

describe('a line of an order', () => {
  test('says pieces and pounds where there are any', () => {
    expect([formatPieces({ quantity: 1_200 }, 'gb'), formatPieces({ quantity: 0 }, 'gb')]).toEqual([
      expect.stringContaining('1,200'),
      '',
    ]);
    expect([formatPounds({ weight: 4.1 }, 'gb'), formatPounds({ weight: 0 }, 'gb')]).toEqual([
      expect.stringContaining('4.10'),
      '',
    ]);
  });

  test('has its weights beneath it on a slip where there are several, and its notes on both', () => {
    const weighed = row({ scannedWeights: [4.1, 3.95], notes: 'thin' });
    expect([listSubLines(weighed, 'slip'), listSubLines(weighed, 'pick')]).toEqual([['4.10 + 3.95', 'thin'], ['thin']]);
    expect(listSubLines(row({ scannedWeights: [4.1] }), 'slip')).toEqual([]);
  });

  test('says which lots left on a slip, and which should on a pick list, in both languages', () => {
    const lots = [
      { lot: 'L7', expiry: '2027-03-31', quantity: 1, weight: 4.1 },
      { lot: 'L9', quantity: 0, weight: 1_200 },
      { expiry: '2027-04-01', quantity: 2, weight: 0 },
    ];
    const of = (kind: 'pick' | 'slip', language: 'gb' | 'cn') =>
      listLotLines(row({}, { lots }), kind, 'LETTER', language).map((line) => line.replaceAll('\u00a0', ' '));
    expect(of('slip', 'gb')).toEqual([
      'Lot L7 · exp. 3/31/2027 · 1 pc · 4.10 lb;  Lot L9 · 1,200.00 lb;  exp. 4/1/2027 · 2 pcs',
    ]);
    expect(of('pick', 'gb').join()).toContain('Take first: Lot L7 · exp. 3/31/2027 · 1 pc;  Lot L9 · 1,200.00 lb;');
    expect(of('pick', 'cn')).toEqual([
      '优先取用：批号 L7 · 有效期至 3/31/2027 · 1 件；  批号 L9 · 1,200.00 磅；  有效期至 4/1/2027 · 2 件',
    ]);
  });

  test('never parts a lot from its expiry and its amount, and goes on with the next line between two of them', () => {
    const lots = Array.from({ length: 12 }, (_, at) => ({
      lot: `L2026-${'0'.repeat(at * 2)}${at}`,
      expiry: '2027-03-31',
      quantity: 1_000 + at,
      weight: 4_567.89,
    }));
    for (const kind of ['pick', 'slip'] as const)
      for (const language of ['gb', 'cn'] as const) {
        const lines = listLotLines(row({}, { lots }), kind, 'A4', language);
        expect(lines.length).toBeLessThan(lots.length);
        // No whitespace in a line lets the browser break it.
        for (const line of lines) expect(line).not.toMatch(/[^\S\u00a0]/);
        const room = computeContentWidth('A4') - (kind === 'pick' ? orderColumns.pick.location + 6 : 0);
        for (const line of lines) expect(measureWidth(line, textStyles.small)).toBeLessThanOrEqual(room);
        const said = lines.flatMap((line) => line.split(/[;；]\u00a0\u00a0/));
        expect(said).toHaveLength(lots.length);
        lots.forEach(({ lot, quantity }, at) => {
          expect(said[at]).toContain(lot);
          expect(said[at]).toContain('3/31/2027');
          expect(said[at]).toContain(quantity.toLocaleString('en-US'));
        });
      }
  });

  test('is as high as what stands in it', () => {
    const { body, small } = textStyles;
    const height = (over: Partial<OrderItem>, kind: 'pick' | 'slip' = 'slip', line: Partial<SheetLine> = {}) =>
      measureItem(row(over, line), kind, 'LETTER', 'gb');
    expect(height({})).toBe(body.line + rowPadding);
    expect(height({ name: '' })).toBe(body.line + rowPadding);
    expect(height({ notes: 'a', scannedWeights: [1, 2] })).toBe(body.line + 2 * small.line + rowPadding);
    const place = 'w'.repeat(40);
    expect(height({ location: place }, 'slip')).toBe(body.line + rowPadding);
    expect(height({ location: place }, 'pick')).toBeGreaterThan(3 * body.line);
    expect(height({ location: 'A-1' }, 'pick', { area: 'Dry' })).toBe(body.line + small.line + rowPadding);
    expect(height({}, 'slip', { area: 'Dry' })).toBe(body.line + rowPadding);
    const lots = [{ lot: 'L7', quantity: 3, weight: 0 }];
    expect(height({}, 'pick', { lots })).toBe(body.line + small.line + rowPadding);
    const many = Array.from({ length: 30 }, (_, at) => ({ lot: `L${at}`, quantity: 1, weight: 0 }));
    const lines = listLotLines({ area: '', lots: many }, 'pick', 'LETTER', 'gb').length;
    expect(lines).toBeGreaterThan(2);
    expect(height({}, 'pick', { lots: many })).toBe(body.line + lines * small.line + rowPadding);
  });

  test('has less room for its name on a pick list than on a slip', () => {
    const name = 'w'.repeat(48);
    const height = (kind: 'pick' | 'slip') => measureItem(row({ name }), kind, 'A4', 'gb');
    expect(height('pick')).toBeGreaterThan(height('slip'));
  });
});

test('what stands beside the description is as wide as its columns', () => {
  const sum = (columns: Record<string, number>) => Object.values(columns).reduce((total, width) => total + width, 0);
  expect([sum(orderColumns.pick), sum(orderColumns.slip)]).toEqual([342, 168]);
});

test('totals are exact to the hundredth', () => {
  expect(computeTotals([item({ quantity: 2, weight: 0.1 }), item({ quantity: 3, weight: 0.2 })])).toEqual({
    quantity: 5,
    weight: 0.3,
  });
});
