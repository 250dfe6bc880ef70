import { addConstraint, alterTable, dropConstraint, type Migration } from '@depot/node-database';

/** Stores of a file wait under the number of a stage, which is no tenant, until all of them are there. */
export const stagedStores: Migration = {
  name: '202611230010-staged-stores',
  up: [alterTable('user', dropConstraint('user_tenant'))],
  down: [alterTable('user', addConstraint('user_tenant', 'FOREIGN KEY (tenant_id) REFERENCES tenant (id)'))],
};
