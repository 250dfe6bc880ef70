import { catalog } from './202611200820-catalog.js';
import { usualWeight } from './202611201400-usual-weight.js';

export const catalogMigrations = [catalog, usualWeight];
