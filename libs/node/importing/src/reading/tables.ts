import { csvRows } from './csv-rows.js';
import { fileKind } from './file-kind.js';

/** A table of a file: the only one of a text file, or a sheet of a workbook. */
export interface FileTable {
  /** The sheet's; empty for a text file. */
  name: string;
  isHidden: boolean;
  /** Empty ones are kept, so that counting gives line numbers. */
  rows: AsyncIterable<string[]> | Iterable<string[]>;
}

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
  if ((await fileKind(path)) === 'csv') {
    let delimiter = '';
    const rows = csvRows(path, isColumn, (found) => (delimiter = found));
    return { all: [{ name: '', isHidden: false, rows }], hasDecimalComma: () => delimiter === ';' };
  }
  const { workbookTables } = await import('./workbook-tables.js');
  return { all: await workbookTables(path), hasDecimalComma: () => false };
}
