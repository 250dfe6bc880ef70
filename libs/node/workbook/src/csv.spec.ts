import { expect, test } from '@jest/globals';
import { formatCsv } from './csv.js';

const columns = [
  { title: 'Name', value: ({ name }: { name: string }) => name },
  { title: '=Sum', value: ({ amount }: { amount: number | null }) => amount },
];
const text = (rows: { name: string; amount: number | null }[]) => formatCsv(columns, rows).toString();

test('numbers stay numbers, also negative ones; nothing is nothing', () => {
  expect(text([{ name: 'Zaanse koeken', amount: -12.5 }])).toBe("\uFEFFName,'=Sum\r\nZaanse koeken,-12.5\r\n");
  expect(text([{ name: '王记', amount: null }])).toContain('王记,\r\n');
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '＝1+1', '＋1', '－1', '＠SUM(A1)', '\t=1', '\r=1'])(
  '%j is no formula',
  (name) => {
    expect(text([{ name, amount: 1 }]).split('\r\n')[1]).toMatch(/^"?'/);
  },
);

test('commas, quotes and line breaks stay within their cell', () => {
  expect(text([{ name: 'A "B", C\nD', amount: 1 }])).toContain('"A ""B"", C\nD",1\r\n');
});
