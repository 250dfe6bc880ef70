import type { Migration } from '@depot/node-database';
import { invoices } from './202611201100-invoices.js';
import { invoiceSums } from './202611201540-invoice-sums.js';
import { payments } from './202611201510-payments.js';

/** The tables of this domain, oldest first. */
export const billingMigrations: readonly Migration[] = [invoices, payments, invoiceSums];
