export { csvType, formatCsv } from './csv.js';
export { createTableFile, type TableFile, type TableFormat } from './table-file.js';
export { type CellValue, type ColumnKind, createWorkbook, type WorkbookColumn, xlsxType } from './workbook.js';
