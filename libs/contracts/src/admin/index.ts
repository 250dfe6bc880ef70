export * from './admin.schemas.js';
export * from './bounds.js';
export * from './messages.js';
