import { changeRowsBy, type Migration } from '@depot/node-database';

const day = 86_400_000;
const fill = (days: number) => `
  INSERT INTO invoice_sum (tenant_id, days, span, store_id, invoices, sales, paid)
  SELECT tenant_id, ${days}, invoice_date DIV ${days * day} span, store_id, COUNT(*),
    SUM(IF(kind = 'I', total, -total)), SUM(IF(kind = 'I', paid, -paid))
  FROM invoice WHERE status <> 'VOID' GROUP BY tenant_id, span, store_id`;

/**
 * The sums once more from the invoices: on MySQL, which rounds a quotient to four decimals before FLOOR sees it, the
 * last seconds of a day were counted in the next one.
 */
export const invoiceSumsAgain: Migration = {
  name: '202611220940-invoice-sums-again',
  up: [
    changeRowsBy('sums up the invoices anew', async (run) => {
      await run('DELETE FROM invoice_sum');
      for (const days of [1, 32]) await run(fill(days));
    }),
  ],
  down: [],
};
