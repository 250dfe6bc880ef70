export { AdminModule } from './admin.module.js';
export { adminMigrations } from './migrations/index.js';
