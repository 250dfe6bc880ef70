export { csv, csvType } from './csv.js';
export { tableFile, type TableFile, type TableFormat } from './table-file.js';
export { workbook, xlsxType, type CellValue, type WorkbookColumn } from './workbook.js';
