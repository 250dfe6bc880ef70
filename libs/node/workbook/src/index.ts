export { csv, csvType } from './csv.js';
export { workbook, xlsxType, type CellValue, type WorkbookColumn } from './workbook.js';
