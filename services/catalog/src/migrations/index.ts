import { catalog } from './202611200820-catalog.js';

export const catalogMigrations = [catalog];
