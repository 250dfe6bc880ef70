export * from './admin.schemas.js';
export * from './messages.js';
