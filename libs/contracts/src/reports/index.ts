export * from './messages.js';
export * from './report.schemas.js';
export * from './statement.port.js';
