export { checkConsistency } from './consistency.js';
export { type Domain, domains } from './domains.js';
export { allMigrations, composed, createHost, migrateOnly } from './host.js';
export { type OfferedOperation, offeredOperations } from './operations.js';
export { nginxRoutes, routeTable } from './print-routes.js';
export { replayOnlineRetail, type ReplayProgress } from './replay/replay.js';
export { retailFiles } from './replay/retail-files.js';
