export { csv, csvType } from './csv.js';
export { type TableFile, tableFile, type TableFormat } from './table-file.js';
export { type CellValue, type ColumnKind, workbook, type WorkbookColumn, xlsxType } from './workbook.js';
