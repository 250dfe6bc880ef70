export * from './live.js';
