import { type ImportColumn, importLimits, importMessages } from '@depot/contracts/importing';
import type { RowProblem } from '../problems/problem.js';

/** Assignment of cells to fields. */
export interface MappedHeader {
  /** Per cell of a row: the field, or undefined for a column that means nothing here. */
  fields: (string | undefined)[];
  /** Field → the column's title as a person knows it from this file. */
  titles: Map<string, string>;
  ignored: string[];
  /** Columns that are needed and not there. */
  missing: readonly ImportColumn[];
  problems: RowProblem[];
}

/** Letters, digits and Chinese only: `Wholesale price`, `wholesale_price` and `WholesalePrice` are one. */
const normalizeTitle = (title: string) => title.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** No title of a column is longer; longer cells are none. */
const maxTitleLength = 100;

/** Finds the field of a column by the titles that a file may use. */
export function createFieldFinder(columns: readonly ImportColumn[]): (cell: string) => string | undefined {
  const known = new Map(
    columns.flatMap((column) => listNames(column).map((name) => [normalizeTitle(name), column.field] as const)),
  );
  return (cell) => (cell.length > maxTitleLength ? undefined : known.get(normalizeTitle(cell)));
}

/** Reads a row of a file as the header; `line` is its place. */
export function mapHeader(cells: readonly string[], columns: readonly ImportColumn[], line: number): MappedHeader {
  const fields = cells.map(createFieldFinder(columns));
  const problems: RowProblem[] = [];
  const createProblem = (column: string, localizedMessage: RowProblem['localizedMessage'], values = {}) =>
    problems.push({ line, column, localizedMessage, values });

  if (cells.length > importLimits.columns)
    createProblem('', importMessages.tooManyColumns, { max: importLimits.columns });
  fields.forEach((field, index) => {
    if (field && fields.indexOf(field) < index) createProblem(cells[index] ?? '', importMessages.columnTwice);
  });
  return {
    fields,
    titles: new Map(columns.map(({ field, title }) => [field, cells[fields.indexOf(field)] ?? title.gb])),
    ignored: cells.filter((cell, index) => cell.trim() !== '' && !fields[index]),
    missing: columns.filter(({ field, required }) => required && !fields.includes(field)),
    problems,
  };
}

const listNames = ({ field, title, aliases = [] }: ImportColumn) => [field, title.gb, title.cn, ...aliases];
