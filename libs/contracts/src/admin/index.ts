export * from './admin.schemas.js';
export * from './messages.js';
export * from './paging.js';
