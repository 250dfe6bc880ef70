export { checkConsistency } from './consistency.js';
export { type Domain, domains } from './domains.js';
export { allMigrations, composeHost, createHost, migrateOnly } from './host.js';
export { formatNginxRoutes, formatRouteTable, listOfferedOperations, type OfferedOperation } from './print-routes.js';
export { replayOnlineRetail, type ReplayProgress } from './replay/replay.js';
export { createRetailFiles } from './replay/retail-files.js';
