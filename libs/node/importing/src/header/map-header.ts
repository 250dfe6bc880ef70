import { type ImportColumn, importLimits, importMessages } from '@depot/contracts/importing';
import type { RowProblem } from '../problems/problem.js';

/** Which cell belongs to which field. */
export interface MappedHeader {
  /** Per cell of a row: the field, or undefined for a column that means nothing here. */
  fields: (string | undefined)[];
  /** Field → the column's title as a person knows it from this file. */
  titles: Map<string, string>;
  ignored: string[];
  problems: RowProblem[];
}

/** Letters, digits and Chinese only: `Wholesale price`, `wholesale_price` and `WholesalePrice` are one. */
const plain = (title: string) => title.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Finds the importer's columns in the first row of a file. */
export function mapHeader(cells: readonly string[], columns: readonly ImportColumn[]): MappedHeader {
  const known = new Map(columns.flatMap((column) => names(column).map((name) => [plain(name), column.field] as const)));
  const fields = cells.map((cell) => known.get(plain(cell)));
  const problems: RowProblem[] = [];
  const complain = (column: string, localizedMessage: RowProblem['localizedMessage'], values = {}) =>
    problems.push({ line: 1, column, localizedMessage, values });

  if (cells.length > importLimits.columns) complain('', importMessages.tooManyColumns, { max: importLimits.columns });
  fields.forEach((field, index) => {
    if (field && fields.indexOf(field) < index) complain(cells[index] ?? '', importMessages.columnTwice);
  });
  for (const { field, title, required } of columns) {
    if (required && !fields.includes(field)) complain(title.gb, importMessages.columnMissing);
  }
  return {
    fields,
    titles: new Map(columns.map(({ field, title }) => [field, cells[fields.indexOf(field)] ?? title.gb])),
    ignored: cells.filter((cell, index) => cell.trim() !== '' && !fields[index]),
    problems,
  };
}

const names = ({ field, title, aliases = [] }: ImportColumn) => [field, title.gb, title.cn, ...aliases];
