export { type DatabaseConnection, databaseConnection } from './database-connection.js';
export { databaseServers } from './database-servers.js';
export * from './encryption.js';
export * from './load-config.js';
export { mailDomain, type MailSignature, mailSignature } from './mail-signature.js';
export * from './production.js';
export type { Config } from './settings.js';
