export { CatalogModule } from './catalog.module.js';
export { catalogMigrations } from './migrations/index.js';
