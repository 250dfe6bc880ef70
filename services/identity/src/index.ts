export { IdentityModule } from './identity.module.js';
export { identityMigrations } from './migrations/index.js';
