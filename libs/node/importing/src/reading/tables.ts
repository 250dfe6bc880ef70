import type { FileTable } from '../header/begun-table.js';
import { csvRows } from './csv-rows.js';
import { detectFileKind } from './file-kind.js';

/** The tables of a file. */
export interface Tables {
  all: readonly FileTable[];
  /**
   * True if the file's numbers have decimal commas: its cells are separated by semicolons then. Known after the first
   * row was read.
   */
  hasDecimalComma: () => boolean;
}

/** Opens a CSV or XLSX file. `isColumn` is true for titles that the header may have. */
export async function readTables(path: string, isColumn: (cell: string) => boolean): Promise<Tables> {
  if ((await detectFileKind(path)) === 'csv') {
    let delimiter = '';
    const rows = csvRows(path, isColumn, (found) => (delimiter = found));
    return { all: [{ name: '', isHidden: false, rows }], hasDecimalComma: () => delimiter === ';' };
  }
  const { readWorkbookTables } = await import('./workbook-tables.js');
  return { all: await readWorkbookTables(path), hasDecimalComma: () => false };
}
