import { statementHtml } from '@depot/documents/print';
import { expect, test } from '@jest/globals';
import { statementOf } from '../src/testing/papers.js';

/** Cells of the table's rows without empty ones. */
function rowsOf(html: string): string[][] {
  const inner = (text: string, tag: string) =>
    [...text.matchAll(new RegExp(`<${tag}(?:\\s[^>]*)?>(.*?)</${tag}>`, 'gs'))].map(([, found = '']) => found);
  return inner(html, 'tr').map((row) => inner(row, 'td').filter(Boolean));
}

test.each(['gb', 'cn'] as const)('subtracts credits from the balance, as on their own paper (%s)', (language) => {
  const sheet = { ...statementOf(8, 'LETTER'), payments: [] };
  const rows = rowsOf(statementHtml({ statement: sheet, language })).slice(-4);
  expect(rows.map(([first, ...others]) => (first === 'Returns' ? [first] : others))).toEqual([
    ['$95.96', '$95.96', '$95.96'],
    ['Returns'],
    ['RI1', '-$95.96', '-$95.96', '-$95.96'],
    ['-$95.96', '-$95.96', '-$95.96'],
  ]);
});
