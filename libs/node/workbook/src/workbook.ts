import writeExcelFile from 'write-excel-file/node';
import { getCellAddress } from 'write-excel-file/utility';

/** Media type of an XLSX file. */
export const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Numbers stay numbers; nothing and empty text are an empty cell. */
export type CellValue = string | number | null;

/** Display format of a column; `day` has values `YYYY-MM-DD`. */
export type ColumnKind = 'money' | 'weight' | 'count' | 'day';

export interface WorkbookColumn<Row> {
  title: string;
  kind?: ColumnKind;
  /** Its sum stands above its title; a CSV has none. */
  isSummed?: boolean;
  /** Label of the row of sums, beside them: "Total". */
  sumTitle?: string;
  /** Characters of the widest value. */
  width?: number;
  value: (row: Row) => CellValue;
}

const usualWidth = 14;
/** Characters that the button of a filter takes. */
const filterButton = 3;
/** A longer title is cut rather than pushing the others out of sight. */
const widestTitle = 40;

const formats: Record<ColumnKind, string> = {
  money: '$#,##0.00;[Red]-$#,##0.00',
  weight: '#,##0.00',
  count: '#,##0',
  day: 'mm/dd/yyyy',
};

/**
 * Writes the rows as an XLSX file of one sheet. Its head is frozen: the sums, if any, and the titles with filters.
 * Every text is typed as text, so that a text that begins like a formula is not evaluated. Days are dates and amounts
 * are numbers in the format of their kind.
 */
export function createWorkbook<Row>(
  sheet: string,
  columns: readonly WorkbookColumn<Row>[],
  rows: readonly Row[],
): Promise<Buffer> {
  const head = columns.map(({ title, kind }) => ({
    ...formatTyped(title),
    fontWeight: 'bold' as const,
    ...(kind && kind !== 'day' ? { align: 'right' as const } : {}),
  }));
  const body = rows.map((row) => columns.map(({ value, kind }) => formatTyped(value(row), kind)));
  const sums = columns.some(({ isSummed }) => isSummed) && rows.length > 0 ? [sumColumns(columns, rows)] : [];
  const widths = columns.map(({ width = usualWidth, title }) => ({ width: Math.max(width, measureWidth(title)) }));
  const titleRow = sums.length;
  return writeExcelFile(
    [...sums, head, ...body],
    { columns: widths, sheet, stickyRowsCount: titleRow + 1 },
    { features: [buildFilters(titleRow, rows.length, columns.length)] },
  ).toBuffer();
}

/** Characters that a title takes with the button at it; a Chinese one is as wide as two. */
function measureWidth(title: string): number {
  const characters = [...title].reduce((sum, character) => sum + (character > '\u2e7f' ? 2 : 1), 0);
  return Math.min(characters + filterButton, widestTitle);
}

const sheetFile = 'xl/worksheets/sheet{id}.xml';

/** Buttons at the titles by which the rows below them are filtered and sorted. */
function buildFilters(titleRow: number, rows: number, columns: number) {
  const area = `${getCellAddress(titleRow, 0)}:${getCellAddress(titleRow + rows, columns - 1)}`;
  const transform = (xml: string) => xml.replace('</sheetData>', `</sheetData><autoFilter ref="${area}"/>`);
  return { files: { transform: { [sheetFile]: { transform } } } };
}

/** Hundredths are summed as integers, so that cents stay cents. */
function sumColumns<Row>(columns: readonly WorkbookColumn<Row>[], rows: readonly Row[]) {
  return columns.map(({ value, kind, isSummed, sumTitle }) => {
    if (!isSummed) return sumTitle ? { ...formatTyped(sumTitle), fontWeight: 'bold' as const } : null;
    const hundredths = rows.reduce((sum, row) => sum + Math.round(Number(value(row) ?? 0) * 100), 0);
    return { ...formatTyped(hundredths / 100, kind), fontWeight: 'bold' as const };
  });
}

function formatTyped(value: CellValue, kind?: ColumnKind) {
  if (value === null || value === '') return null;
  const format = kind && { format: formats[kind] };
  if (typeof value === 'number') return { type: Number, value, ...format };
  if (kind === 'day') return { type: Date, value: new Date(`${value}T00:00:00Z`), ...format };
  return { type: String, value };
}
