import { DomainError } from '@depot/contracts/errors';
import { importLimits, importMessages } from '@depot/contracts/importing';
import { csvRows } from './csv-rows.js';
import { fileKind } from './file-kind.js';

/** Lines that are read at most, empty ones included. */
const maxLines = 2 * importLimits.rows;

/**
 * The rows of a CSV or XLSX file as texts, the header first. Empty rows are kept, so that counting gives line numbers.
 * Tells before the first where the file's numbers have a comma before their decimals: it parts cells by semicolons,
 * since the comma is taken.
 */
export async function* readRows(path: string, onDecimalComma: () => void): AsyncGenerator<string[]> {
  let lines = 0;
  for await (const row of await rowsOf(path, onDecimalComma)) {
    lines += 1;
    if (lines > maxLines)
      throw new DomainError('PAYLOAD_TOO_LARGE', importMessages.tooManyRows, { max: importLimits.rows });
    yield clipped(row);
  }
}

/** What reads workbooks takes its time to load. */
async function rowsOf(path: string, onDecimalComma: () => void): Promise<AsyncIterable<string[]>> {
  if ((await fileKind(path)) === 'csv')
    return csvRows(path, (delimiter) => {
      if (delimiter === ';') onDecimalComma();
    });
  const { workbookRows } = await import('./workbook-rows.js');
  return workbookRows(path);
}

/** One more cell, and one more character, than is allowed: enough to be refused by name. */
function clipped(row: string[]): string[] {
  const cells = row.length > importLimits.columns ? row.slice(0, importLimits.columns + 1) : row;
  return cells.map((cell) => (cell.length > importLimits.cell ? cell.slice(0, importLimits.cell + 1) : cell));
}
