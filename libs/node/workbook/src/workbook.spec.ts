import { expect, test } from '@jest/globals';
import { readSheet } from 'read-excel-file/node';
import { workbook } from './workbook.js';

interface Row {
  name: string;
  amount: number | null;
}

const written = (rows: Row[], title = 'Name') =>
  workbook<Row>(
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
