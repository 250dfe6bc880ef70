import type { CellValue, WorkbookColumn } from './workbook.js';

/** Media type of a CSV file. */
export const csvType = 'text/csv; charset=utf-8';

/**
 * A sheet would take a text that begins so for a formula, some of them in the wide signs of a Chinese keyboard, too;
 * apostrophes before it are not ours, and get one more.
 */
const formula = /^'*[=+\-@\t\r＝＋－＠]/;
const special = /[",\r\n]/;
/** Tells Excel that the text is UTF-8. */
const byteOrderMark = '\uFEFF';

/**
 * The rows as CSV (RFC 4180). Numbers stay numbers; a text that begins like a formula gets an apostrophe, so that no
 * sheet runs it.
 */
export function formatCsv<Row>(columns: readonly WorkbookColumn<Row>[], rows: readonly Row[]): Buffer {
  const lines = [
    columns.map(({ title }) => formatCell(title)),
    ...rows.map((row) => columns.map(({ value }) => formatCell(value(row)))),
  ];
  return Buffer.from(byteOrderMark + lines.map((cells) => `${cells.join(',')}\r\n`).join(''));
}

function formatCell(value: CellValue): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = formula.test(value) ? `'${value}` : value;
  return special.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
