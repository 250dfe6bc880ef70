import { changeRows, createTable, dropTable, type Migration } from '@depot/node-database';

const day = 86_400_000;
const live = `status <> 'VOID'`;
const fill = (days: number) =>
  changeRows(`
  INSERT INTO invoice_sum (tenant_id, days, span, store_id, invoices, sales, paid)
  SELECT tenant_id, ${days}, FLOOR(invoice_date / ${days * day}) span, store_id, COUNT(*),
    SUM(IF(kind = 'I', total, -total)), SUM(IF(kind = 'I', paid, -paid))
  FROM invoice WHERE ${live} GROUP BY tenant_id, span, store_id
  ON DUPLICATE KEY UPDATE invoices = VALUES(invoices), sales = VALUES(sales), paid = VALUES(paid)`);

/**
 * What stores were billed and paid, summed up by UTC days and by blocks of 32 of them, so that a report over years adds
 * up few rows.
 */
export const invoiceSums: Migration = {
  name: '202611201540-invoice-sums',
  up: [
    createTable(
      'invoice_sum',
      `
      tenant_id INT UNSIGNED NOT NULL,
      days TINYINT UNSIGNED NOT NULL COMMENT 'length of the span: 1 or 32',
      span INT UNSIGNED NOT NULL COMMENT 'spans since the epoch',
      store_id INT UNSIGNED NOT NULL,
      invoices INT NOT NULL COMMENT 'live ones',
      sales DECIMAL(18,2) NOT NULL,
      paid DECIMAL(18,2) NOT NULL,
      PRIMARY KEY (tenant_id, days, span, store_id)`,
    ),
    fill(1),
    fill(32),
  ],
  down: [dropTable('invoice_sum')],
};
