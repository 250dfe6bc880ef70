export * from './load-config.js';
export type { Config } from './settings.js';
