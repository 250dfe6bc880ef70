import { alterTable, type Migration, modifyColumn } from '@depot/node-database';

/** Room for keys that are encrypted, which a process does when it starts. Encrypted ones fit no narrower column. */
export const factorKeys: Migration = {
  name: '202611220820-factor-keys',
  up: [alterTable('second_factor', modifyColumn('secret', 'VARCHAR(255) CHARACTER SET ascii NOT NULL'))],
  down: [],
};
