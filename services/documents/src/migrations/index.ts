import type { Migration } from '@depot/node-database';
import { printedInvoices } from './202611201200-printed-invoices.js';
import { documentJobs } from './202611201500-document-jobs.js';
import { statementMails } from './202611201740-statement-mails.js';
import { jobMessages } from './202611221500-job-messages.js';
import { settledPrints } from './202611290100-settled-prints.js';

/** The tables of this domain, oldest first. */
export const documentsMigrations: readonly Migration[] = [
  printedInvoices,
  documentJobs,
  statementMails,
  jobMessages,
  settledPrints,
];
