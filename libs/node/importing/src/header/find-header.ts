import { enumerated } from '@depot/contracts/errors';
import { type ImportColumn, importMessages } from '@depot/contracts/importing';
import type { RowProblem } from '../problems/problem.js';
import type { BegunTable } from './begun-table.js';
import { createFieldFinder, mapHeader, type MappedHeader } from './map-header.js';

/** Rows with text among which the header is searched: titles and notes may precede it. */
const lookedAt = 50;

/** A header and its position. */
export interface FoundHeader {
  table: BegunTable;
  line: number;
  header: MappedHeader;
  /** Columns that it has. */
  known: number;
}

/**
 * Finds the header of a file: on the first sheet with a row that names all required columns, the row with most known
 * columns. If there is none, returns the closest match with its missing columns, by sheet and line.
 */
export async function findHeader(
  tables: readonly BegunTable[],
  columns: readonly ImportColumn[],
): Promise<FoundHeader | RowProblem> {
  const found: FoundHeader[] = [];
  for (const table of tables) {
    const best = await findBestRow(table, columns);
    if (best) found.push(best);
  }
  if (found.length === 0) return createProblem(1, importMessages.empty);
  const whole = found.filter(({ header }) => header.missing.length === 0);
  const [first, second] = whole.filter(({ table }) => !table.isHidden);
  if (first && second) return describeSeveralSheets(first, second);
  if (first) return first;
  const [hidden] = whole;
  if (hidden) return createProblem(hidden.line, importMessages.hiddenSheet, { sheet: hidden.table.name });
  return describeMissingColumns(found, columns, tables.length > 1);
}

async function findBestRow(table: BegunTable, columns: readonly ImportColumn[]): Promise<FoundHeader | undefined> {
  const findField = createFieldFinder(columns);
  const rows = (await table.begin(lookedAt)).map(({ line, cells }) => ({
    line,
    cells,
    known: new Set(cells.flatMap((cell) => findField(cell) ?? [])).size,
  }));
  const most = Math.max(...rows.map(({ known }) => known));
  const best = rows.find(({ known }) => known === most);
  return best && { table, line: best.line, header: mapHeader(best.cells, columns, best.line), known: most };
}

/** All of them would be meant, and only one would be read. */
function describeSeveralSheets(first: FoundHeader, second: FoundHeader): RowProblem {
  return createProblem(second.line, importMessages.severalSheets, {
    first: first.table.name,
    second: second.table.name,
  });
}

function describeMissingColumns(
  found: readonly FoundHeader[],
  columns: readonly ImportColumn[],
  isOneOfMany: boolean,
): FoundHeader | RowProblem {
  const shown = found.filter(({ table }) => !table.isHidden);
  const best = (shown.length > 0 ? shown : found).reduce((a, b) => (b.known > a.known ? b : a));
  if (best.known === 0) {
    const titles = columns.filter(({ required }) => required).map(({ title }) => title);
    const names = { gb: enumerated(titles.map(({ gb }) => gb)).gb, cn: enumerated(titles.map(({ cn }) => cn)).cn };
    return createProblem(best.line, importMessages.noHeader, { columns: names });
  }
  for (const { title } of best.header.missing)
    best.header.problems.push({
      line: best.line,
      column: title.gb,
      values: { sheet: best.table.name },
      localizedMessage: isOneOfMany ? importMessages.columnMissingOnSheet : importMessages.columnMissing,
    });
  return best;
}

const createProblem = (
  line: number,
  localizedMessage: RowProblem['localizedMessage'],
  values: RowProblem['values'] = {},
): RowProblem => ({ line, column: '', localizedMessage, values });
