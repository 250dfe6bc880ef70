export { InvoiceDocument, type InvoiceDocumentProps } from './invoice/InvoiceDocument.js';
export { avery22805, dealLabels, labelPosition, labelsPerSheet } from './label-sheet/avery22805.js';
export { type Label, LabelSheets, type LabelSheetsProps, labelStyle } from './label-sheet/LabelSheets.js';
export { QrBlock, qrSize } from './label-sheet/QrBlock.js';
export { isPickList, OrderSheet, type OrderSheetProps } from './order-sheet/OrderSheet.js';
export { paperStyle } from './paper/paper.js';
export type { StatementSheet } from './statement/statement.js';
export { StatementDocument, type StatementDocumentProps } from './statement/StatementDocument.js';
