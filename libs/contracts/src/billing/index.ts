export * from './activity.js';
export * from './billing-report.port.js';
export * from './billing.port.js';
export * from './correction.schemas.js';
export * from './invoice-bounds.js';
export * from './invoice.schemas.js';
export * from './messages.js';
