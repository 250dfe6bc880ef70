export { InvoiceDocument, type InvoiceDocumentProps } from './invoice/InvoiceDocument.js';
export { type Label, QrBlock } from './label-sheet/QrBlock.js';
export { type LabelSheet, labelSheets, labelsPerSheet } from './label-sheet/sheets.js';
export { isPickList, OrderSheet, type OrderSheetProps } from './order-sheet/OrderSheet.js';
export { paperStyle } from './paper/paper.js';
export type { StatementSheet } from './statement/statement.js';
export { StatementDocument, type StatementDocumentProps } from './statement/StatementDocument.js';
