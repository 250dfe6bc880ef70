import writeExcelFile from 'write-excel-file/node';

/** Media type of an XLSX file. */
export const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Numbers stay numbers; nothing and empty text are an empty cell. */
export type CellValue = string | number | null;

export interface WorkbookColumn<Row> {
  title: string;
  /** Characters of the widest value. */
  width?: number;
  value: (row: Row) => CellValue;
}

const usualWidth = 14;

/**
 * The rows as an XLSX file of one sheet, whose head stays in sight. Every text is typed as text: what begins like a
 * formula stays what it is.
 */
export function workbook<Row>(
  sheet: string,
  columns: readonly WorkbookColumn<Row>[],
  rows: readonly Row[],
): Promise<Buffer> {
  const head = columns.map(({ title }) => ({ ...typed(title), fontWeight: 'bold' as const }));
  const body = rows.map((row) => columns.map(({ value }) => typed(value(row))));
  const widths = columns.map(({ width = usualWidth }) => ({ width }));
  return writeExcelFile([head, ...body], { columns: widths, sheet, stickyRowsCount: 1 }).toBuffer();
}

function typed(value: CellValue) {
  if (value === null || value === '') return null;
  return typeof value === 'number' ? { type: Number, value } : { type: String, value };
}
