export * from './days.js';
export * from './time.js';
