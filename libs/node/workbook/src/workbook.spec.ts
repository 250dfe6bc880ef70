import { readLooks } from '@depot/node-testing';
import { expect, test } from '@jest/globals';
import { readSheet } from 'read-excel-file/node';
import { createWorkbook } from './workbook.js';

interface Row {
  name: string;
  amount: number | null;
}

const written = (rows: Row[], title = 'Name') =>
  createWorkbook<Row>(
    'Sheet',
    [
      { title, value: ({ name }) => name },
      { title: 'Amount', value: ({ amount }) => amount },
    ],
    rows,
  );

test('numbers stay numbers, nothing is an empty cell', async () => {
  const file = await written([
    { name: '0012', amount: 12.5 },
    { name: '', amount: null },
    { name: '3', amount: -1 },
  ]);
  expect(await readSheet(file)).toEqual([
    ['Name', 'Amount'],
    ['0012', 12.5],
    [null, null],
    ['3', -1],
  ]);
});

test.each(['=HYPERLINK("http://evil","click")', '@SUM(A1)', '+1', '-1+1'])(
  '%j stays text, as a value and as a title',
  async (text) => {
    const file = await written([{ name: text, amount: 1 }], text);
    expect(await readSheet(file)).toEqual([
      [text, 'Amount'],
      [text, 1],
    ]);
  },
);

test('a list without rows still has its head', async () => {
  expect(await readSheet(await written([]))).toEqual([['Name', 'Amount']]);
});

test('days are days, amounts have their format, and sums are exact', async () => {
  const columns = [
    { title: 'Day', kind: 'day' as const, sumTitle: 'Total', value: ({ name }: Row) => name },
    { title: 'Amount', kind: 'money' as const, isSummed: true, value: ({ amount }: Row) => amount },
  ];
  const cents = [0.1, 0.2, -0.1, null].map((amount) => ({ name: '2026-03-04', amount }));
  const file = await createWorkbook('Sheet', columns, cents);
  const day = new Date(Date.UTC(2026, 2, 4));
  expect(await readSheet(file)).toEqual([
    ['Total', 0.2],
    ['Day', 'Amount'],
    [day, 0.1],
    [day, 0.2],
    [day, -0.1],
    [day, null],
  ]);
  expect(await readSheet(await createWorkbook('Sheet', columns, []))).toEqual([['Day', 'Amount']]);
});

test('the buttons that filter stand at the titles, and their area is that of the rows below', async () => {
  const column = (isSummed: boolean) => ({ title: 'Amount', isSummed, value: ({ amount }: Row) => amount });
  const rows = [1, 2, 3].map((amount) => ({ name: '', amount }));
  const areaOf = async (...columns: ReturnType<typeof column>[]) =>
    (await readLooks(await createWorkbook('Sheet', columns, rows))).filterArea;
  expect(await areaOf(column(false))).toBe('A1:A4');
  expect(await areaOf(column(false), column(false))).toBe('A1:B4');
  expect(await areaOf(column(false), column(true), column(false))).toBe('A2:C5');
});

test('each kind has its format, and a column is as wide as its title', async () => {
  const kinds = ['money', 'weight', 'count', 'day'] as const;
  const columns = [
    ...kinds.map((kind) => ({ title: kind, kind, value: () => (kind === 'day' ? '2026-03-04' : 1) })),
    { title: 'Smallest usual weight of a piece', value: () => 'text' },
    { title: '单件最小常规重量', value: () => 'text' },
    { title: 'Name', width: 32, value: () => 'text' },
  ];
  const { formats, widths } = await readLooks(await createWorkbook('Sheet', columns, [{}]));
  expect(formats[1]?.slice(0, 4)).toEqual(['$#,##0.00;[Red]-$#,##0.00', '#,##0.00', '#,##0', 'mm/dd/yyyy']);
  expect(widths).toEqual([14, 14, 14, 14, 35, 19, 32]);
});
