import { createTable, dropTable, type Migration } from '@depot/node-database';

/** Which store was mailed the statement of which period, so that none is mailed twice by mistake. */
export const statementMails: Migration = {
  name: '202611201740-statement-mails',
  up: [
    createTable(
      'statement_mail',
      `
      tenant_id INT UNSIGNED NOT NULL,
      range_start BIGINT NOT NULL COMMENT 'epoch ms, inclusive',
      range_end BIGINT NOT NULL COMMENT 'epoch ms, inclusive',
      store_id INT UNSIGNED NOT NULL,
      time BIGINT NOT NULL COMMENT 'epoch ms',
      PRIMARY KEY (tenant_id, range_start, range_end, store_id)`,
    ),
  ],
  down: [dropTable('statement_mail')],
};
