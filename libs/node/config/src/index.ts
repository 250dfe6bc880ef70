export { type DatabaseConnection, parseDatabaseConnection } from './database-connection.js';
export { parseDatabaseServers } from './database-servers.js';
export * from './encryption.js';
export * from './load-config.js';
export { loadMailSignature, type MailSignature, parseMailDomain } from './mail-signature.js';
export * from './production.js';
export type { Config } from './settings.js';
