export { DocumentsModule } from './documents.module.js';
export { documentsMigrations } from './migrations/index.js';
