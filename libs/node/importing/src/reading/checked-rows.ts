import { DomainError } from '@depot/contracts/errors';
import { importLimits, importMessages } from '@depot/contracts/importing';
import { withDecimalComma } from '../cells/number.js';
import { BegunTable, type FileTable, type NumberedCells } from '../header/begun-table.js';
import { findHeader, type FoundHeader } from '../header/find-header.js';
import { createFieldFinder } from '../header/map-header.js';
import type { RowProblem } from '../problems/problem.js';
import { type CheckedRow, checkRow } from './check-row.js';
import type { RowForm, RowSchema } from './row-form.js';
import { readTables } from './tables.js';

/** Lines of a table that are read at most, empty ones included. */
const maxLines = 2 * importLimits.rows;

/** Facts about a file that precede its rows. */
export interface HeaderFacts {
  /** Field → title in the file. */
  titles: [field: string, title: string][];
  ignored: string[];
  problems: RowProblem[];
}

/** The header of a file, then each of its rows. Without rows where the header is wrong. */
export async function* readCheckedRows(
  path: string,
  { columns }: Pick<RowForm, 'columns'>,
  schema: RowSchema,
): AsyncGenerator<HeaderFacts | CheckedRow> {
  const findField = createFieldFinder(columns);
  const tables = await readTables(path, (cell) => findField(cell) !== undefined);
  const found = await findHeader(
    tables.all.map((table) => new BegunTable({ ...table, rows: clippedRows(table) })),
    columns,
  );
  if (!('header' in found)) {
    yield { titles: [], ignored: [], problems: [found] };
    return;
  }
  const { ignored, problems, titles } = found.header;
  const rows = problems.length > 0 ? undefined : rowsBelow(found);
  const first = await rows?.next();
  if (first?.done) problems.push({ line: found.line, column: '', localizedMessage: importMessages.empty, values: {} });
  yield { titles: [...titles], ignored, problems };
  if (!rows) return;
  for (let row = first; row && !row.done; row = await rows.next()) {
    const { value } = row;
    yield withDecimalComma(tables.hasDecimalComma(), () => checkRow(value, found.header, schema));
  }
}

async function* rowsBelow({ table, line }: FoundHeader): AsyncGenerator<NumberedCells> {
  let count = 0;
  for await (const row of table.below(line)) {
    count += 1;
    if (count > importLimits.rows) throw createTooManyRowsError();
    yield row;
  }
}

const createTooManyRowsError = () =>
  new DomainError('PAYLOAD_TOO_LARGE', importMessages.tooManyRows, { max: importLimits.rows });

async function* clippedRows({ rows }: FileTable): AsyncGenerator<string[]> {
  let lines = 0;
  for await (const row of rows) {
    lines += 1;
    if (lines > maxLines) throw createTooManyRowsError();
    yield trimRow(row);
  }
}

/** One more cell, and one more character, than is allowed: enough to be refused by name. */
function trimRow(row: string[]): string[] {
  const cells = row.length > importLimits.columns ? row.slice(0, importLimits.columns + 1) : row;
  return cells.map((cell) => (cell.length > importLimits.cell ? cell.slice(0, importLimits.cell + 1) : cell));
}
