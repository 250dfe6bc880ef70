export * from './amounts.js';
export * from './limits.js';
export * from './plain-amounts.js';
export * from './stock-mode.js';
