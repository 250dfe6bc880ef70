export * from './activity.js';
export * from './entered-lines.js';
export * from './inventory.schemas.js';
export * from './messages.js';
export * from './paging.js';
export * from './stock-truth.port.js';
export * from './stock.port.js';
export * from './workbook.js';
