export { databaseServers } from './database-servers.js';
export * from './encryption.js';
export * from './load-config.js';
export * from './production.js';
export type { Config } from './settings.js';
