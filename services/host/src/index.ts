export { checkConsistency } from './consistency.js';
export { type Domain, domains } from './domains.js';
export { allMigrations, composed, createHost, migrateOnly } from './host.js';
export { nginxRoutes, type OfferedOperation, offeredOperations, routeTable } from './print-routes.js';
export { replayOnlineRetail, type ReplayProgress } from './replay/replay.js';
export { retailFiles } from './replay/retail-files.js';
