import type { Migration } from '@depot/node-database';
import { identity } from './202611200810-identity.js';

export const identityMigrations: readonly Migration[] = [identity];
