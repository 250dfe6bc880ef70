import { csvRows } from './csv-rows.js';
import { fileKind } from './file-kind.js';
import { workbookRows } from './workbook-rows.js';

/** The rows of a CSV or XLSX file as texts, the header first. Empty rows are kept, so that counting gives line numbers. */
export async function* rowsOfFile(path: string): AsyncGenerator<string[]> {
  const kind = await fileKind(path);
  yield* kind === 'xlsx' ? workbookRows(path) : csvRows(path);
}
