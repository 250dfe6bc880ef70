export { BillingModule } from './billing.module.js';
export { billingMigrations } from './migrations/index.js';
