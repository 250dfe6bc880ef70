export * from './encryption.js';
export * from './load-config.js';
export type { Config } from './settings.js';
