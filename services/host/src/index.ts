export { checkBooks } from './books.js';
export { allMigrations, composed, createHost, migrateOnly } from './host.js';
export { domains, type Domain } from './domains.js';
export { retailFiles } from './replay/retail-files.js';
export { replayOnlineRetail, type ReplayProgress } from './replay/replay.js';
