export * from './billing-report.port.js';
export * from './billing.port.js';
export * from './invoice.schemas.js';
export * from './messages.js';
