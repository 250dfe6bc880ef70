export * from './activity.js';
export * from './messages.js';
export * from './order.port.js';
export * from './order.schemas.js';
export * from './order.states.js';
export * from './paging.js';
export * from './return.schemas.js';
export * from './words.js';
