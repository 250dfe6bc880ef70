export * from './amounts.js';
export * from './stock-mode.js';
