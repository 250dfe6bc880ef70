import type { Migration } from '@depot/node-database';
import { accounts } from './202611201400-accounts.js';
import { identity } from './202611200810-identity.js';

export const identityMigrations: readonly Migration[] = [identity, accounts];
