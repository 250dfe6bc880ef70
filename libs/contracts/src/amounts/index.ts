export * from './amounts.js';
export * from './limits.js';
export * from './weighing.js';
