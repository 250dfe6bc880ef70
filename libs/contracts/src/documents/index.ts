export * from './bounds.js';
export * from './document.schemas.js';
export * from './job.schemas.js';
export * from './label-sheets.js';
export * from './messages.js';
