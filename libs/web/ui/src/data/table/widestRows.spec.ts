import { expect, test } from '@jest/globals';
import { findWidestRows } from './widestRows.js';

const row = (name: string, more: object = {}) => ({ name, supplier: '', price: 1, ...more });

test('of each text and number the longest counts, the first of equals', () => {
  const rows = [
    row('Tea'),
    row('Gnocchi di nonna Alice'),
    row('Gnocchi di nonna Elisa'),
    row('Chai', { supplier: 'Exotic Liquids' }),
    row('Chang', { price: 12345.5 }),
  ];
  expect(findWidestRows(rows)).toEqual(new Set([rows[1], rows[3], rows[4]]));
});

test('a Chinese character is as wide as two others', () => {
  const rows = [row('Ravioli'), row('泰式大象啤酒')];
  expect(findWidestRows(rows)).toContain(rows[1]);
});

test('two texts of a row may make the widest together', () => {
  const rows = [row('Ravioli', { supplier: '-' }), row('-', { supplier: 'Pasta' }), row('Tofus', { supplier: 'Soya' })];
  expect(findWidestRows(rows)).toContain(rows[2]);
});

test('a list without rows, and rows without texts, have none', () => {
  expect(findWidestRows([]).size).toBe(0);
  expect(findWidestRows([{ nested: {} }]).size).toBe(0);
});
