export * from './accounting.schemas.js';
export * from './as-of.schemas.js';
export * from './messages.js';
export * from './report.schemas.js';
export * from './statement.port.js';
