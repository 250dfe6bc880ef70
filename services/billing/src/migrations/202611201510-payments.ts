import { addKey, alterTable, changeRows, createTable, dropKey, dropTable, type Migration } from '@depot/node-database';

const signs = '(reverses IS NULL AND amount > 0) OR (reverses IS NOT NULL AND amount < 0)';

const intoPayments =
  'INSERT INTO invoice_payment (tenant_id, invoice_id, number, amount, method, payment_date, reference, note';

/** The payments of invoices: an append-only ledger whose sum is what an invoice says is paid. */
export const payments: Migration = {
  name: '202611201510-payments',
  up: [
    // A reversal is a further row with a negative amount; a payment has one at most.
    createTable(
      'invoice_payment',
      `
      id INT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
      tenant_id INT UNSIGNED NOT NULL,
      invoice_id INT UNSIGNED NOT NULL,
      number INT UNSIGNED NOT NULL COMMENT 'the same for all parts of one payment',
      amount DECIMAL(15,2) NOT NULL,
      method ENUM('CASH', 'CHECK', 'CARD', 'TRANSFER', 'OTHER', 'MARKED', 'CREDIT') NOT NULL,
      payment_date BIGINT NOT NULL COMMENT 'epoch ms',
      reference VARCHAR(100) NOT NULL,
      note VARCHAR(500) NOT NULL,
      reverses INT UNSIGNED NULL,
      reason VARCHAR(300) NOT NULL,
      user_id INT UNSIGNED NULL,
      user_name VARCHAR(200) NOT NULL,
      time BIGINT NOT NULL COMMENT 'epoch ms',
      UNIQUE KEY invoice_payment_reversed_once (reverses),
      KEY invoice_payment_of (invoice_id),
      CONSTRAINT invoice_payment_of FOREIGN KEY (invoice_id) REFERENCES invoice (id),
      CONSTRAINT invoice_payment_sign CHECK (${signs})`,
    ),
    // What was paid before there was a ledger: in one payment, when the invoice was marked.
    changeRows(`INSERT INTO number_series (tenant_id, series, last)
     SELECT tenant_id, 'payment', COUNT(*) FROM invoice WHERE paid > 0
     GROUP BY tenant_id ON DUPLICATE KEY UPDATE last = VALUES(last)`),
    changeRows(`${intoPayments},
       reason, user_id, user_name, time)
     SELECT i.tenant_id, i.id, ROW_NUMBER() OVER (PARTITION BY i.tenant_id ORDER BY i.paid_time, i.id), i.paid,
       'MARKED',
       COALESCE(i.paid_time, i.invoice_date), '', '', '', i.paid_by, '', COALESCE(i.paid_time, i.invoice_date)
     FROM invoice i WHERE i.paid > 0
       AND NOT EXISTS (SELECT 1 FROM invoice_payment p WHERE p.invoice_id = i.id)`),
    // What is open, by store and oldest first, without looking at what has long been paid.
    alterTable(
      'invoice',
      addKey('invoice_open', ['tenant_id', 'status', 'store_id', 'invoice_date', 'kind', 'total', 'paid']),
    ),
  ],
  down: [alterTable('invoice', dropKey('invoice_open')), dropTable('invoice_payment')],
};
