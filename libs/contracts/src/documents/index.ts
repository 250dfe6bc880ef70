export * from './bounds.js';
export * from './document.schemas.js';
export * from './job.schemas.js';
export * from './messages.js';
