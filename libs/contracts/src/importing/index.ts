export * from './called.js';
export * from './columns.js';
export * from './import.schemas.js';
export * from './kinds.js';
export * from './messages.js';
export * from './name-key.js';
