export * from './bounds.js';
export * from './inbound.schemas.js';
export * from './messages.js';
export * from './reorder.schemas.js';
