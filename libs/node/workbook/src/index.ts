export { workbook, xlsxType, type CellValue, type WorkbookColumn } from './workbook.js';
