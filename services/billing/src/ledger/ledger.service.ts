import { Injectable } from '@nestjs/common';
import { LedgerEntryRepository } from './ledger-entry.repository.js';
import { postInvoice, postPayment } from './posting-rules.js';

/** Invoices per statement; keeps it far below the server's packet limit. */
const chunk = 1000;

/** Posts documents to the ledger in the transaction of the command that writes them. What is posted stays as it is. */
@Injectable()
export class LedgerService {
  constructor(private readonly ledger: LedgerEntryRepository) {}

  /** Posts the totals of invoices and credits. Returns the ids of those whose entries were missing or outdated. */
  async postInvoices(rows: readonly number[]): Promise<string[]> {
    const posted: string[] = [];
    for (let from = 0; from < rows.length; from += chunk) {
      const invoices = await this.ledger.lockInvoicesToPost(rows.slice(from, from + chunk));
      if (invoices.length === 0) continue;
      await this.ledger.insert(invoices.flatMap(postInvoice));
      await this.ledger.markInvoicesPosted(invoices.map(({ id }) => id));
      posted.push(...invoices.map(({ kind, number }) => `${kind}${number}`));
    }
    return posted;
  }

  /** Posts parts of payments. Returns the ids of the payments whose entries were missing. */
  async postPayments(rows: readonly number[]): Promise<string[]> {
    if (rows.length === 0) return [];
    const payments = await this.ledger.findPaymentsToPost(rows);
    await this.ledger.insert(payments.flatMap(postPayment));
    return payments.map(({ number }) => `P${number}`);
  }
}
