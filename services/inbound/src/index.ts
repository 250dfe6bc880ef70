export { InboundModule } from './inbound.module.js';
export { inboundMigrations } from './migrations/index.js';
