export * from './activity.js';
export * from './inbound.schemas.js';
export * from './messages.js';
export * from './paging.js';
export * from './receipt.states.js';
export * from './reorder.schemas.js';
export * from './reorder-days.js';
