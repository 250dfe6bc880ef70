import type { Migration } from '@depot/node-database';
import { invoices } from './202611201100-invoices.js';
import { payments } from './202611201510-payments.js';
import { invoiceSums } from './202611201540-invoice-sums.js';
import { notedBilling } from './202611220911-billed-orders.js';
import { invoiceSumsAgain } from './202611220940-invoice-sums-again.js';
import { dueDays } from './202611221110-due-days.js';
import { invoiceSellers } from './202611221810-invoice-sellers.js';
import { orderDetailsOnInvoices } from './202611230010-order-details-on-invoices.js';
import { ledger } from './202611290030-ledger.js';
import { accountingPeriods } from './202611290930-accounting-period.js';

/** The tables of this domain, oldest first. */
export const billingMigrations: readonly Migration[] = [
  invoices,
  payments,
  invoiceSums,
  notedBilling,
  invoiceSumsAgain,
  dueDays,
  invoiceSellers,
  orderDetailsOnInvoices,
  ledger,
  accountingPeriods,
];
