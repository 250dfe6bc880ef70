import { csvType, formatCsv } from './csv.js';
import { createWorkbook, type WorkbookColumn, xlsxType } from './workbook.js';

/** In which a list can be kept. */
export type TableFormat = 'xlsx' | 'csv';

/** A file with its name and media type. */
export interface TableFile {
  content: Buffer;
  name: string;
  type: string;
}

/** The rows as a file to keep; file and sheet have the same name. */
export async function createTableFile<Row>(
  name: string,
  columns: readonly WorkbookColumn<Row>[],
  rows: readonly Row[],
  format: TableFormat = 'xlsx',
): Promise<TableFile> {
  if (format === 'csv') return { content: formatCsv(columns, rows), name: `${name}.csv`, type: csvType };
  return { content: await createWorkbook(name, columns, rows), name: `${name}.xlsx`, type: xlsxType };
}
