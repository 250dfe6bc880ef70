import type { Cents, EpochMs } from '@depot/contracts/amounts';
import type { RecordedMethod } from '@depot/contracts/billing';
import { dayOf } from '@depot/contracts/time';
import { Db } from '@depot/node-database';
import { firstStage } from '@depot/node-platform';
import { Injectable } from '@nestjs/common';
import { LedgerEntryEntity } from './ledger-entry.entity.js';
import { assertBalanced, type InvoiceToPost, type LedgerEntry, type PaymentToPost } from './posting-rules.js';

/** A document without entries, or with those of an earlier total. */
export interface UnpostedDocument {
  id: number;
  tenantId: number;
}

const why = 'documents of all tenants are looked through once, in the order of their rows';

const postableTotal = `IF(i.status = 'VOID', 0, i.total)`;
const isUnposted = `(i.ledger_version = 0 OR i.ledger_total <> ${postableTotal})`;
/** A credit that was applied has no entries. */
const lacksEntries = `p.method <> 'CREDIT' AND NOT EXISTS (
  SELECT 1 FROM ledger_entry e WHERE e.document_id = p.id AND e.document = 'P')`;

/** Reads the documents to post, and adds ledger entries. */
@Injectable()
export class LedgerEntryRepository {
  constructor(private readonly db: Db) {}

  /** Locks those of the invoices whose entries are not those of their total. */
  async lockInvoicesToPost(rows: readonly number[]): Promise<InvoiceToPost[]> {
    const found = await this.db.query<Omit<InvoiceToPost, 'day'> & { invoiceDate: EpochMs; timezone: string }>(
      `SELECT i.id, i.kind, i.number, i.store_id storeId, i.invoice_date invoiceDate, i.timezone,
         ${postableTotal} total, i.ledger_total postedTotal, i.ledger_version version
       FROM invoice i WHERE i.tenant_id = :tenantId AND i.id IN (:rows) AND ${isUnposted} ORDER BY i.id FOR UPDATE`,
      { rows },
    );
    return found.map(({ invoiceDate, timezone, ...invoice }) => ({ ...invoice, day: dayOf(invoiceDate, timezone) }));
  }

  /** Notes on locked invoices that their total is posted. */
  async markInvoicesPosted(rows: readonly number[]): Promise<void> {
    await this.db.execute(
      `UPDATE invoice i SET i.ledger_version = i.ledger_version + 1, i.ledger_total = ${postableTotal}
       WHERE i.tenant_id = :tenantId AND i.id IN (:rows)`,
      { rows },
    );
  }

  /** Locks the parts of payments, so that no other process posts them at the same time. */
  async lockPayments(rows: readonly number[]): Promise<void> {
    await this.db.query(
      'SELECT id FROM invoice_payment WHERE tenant_id = :tenantId AND id IN (:rows) ORDER BY id FOR UPDATE',
      { rows },
    );
  }

  /** Reads those of the parts of payments that have no entries. */
  async findPaymentsToPost(rows: readonly number[]): Promise<PaymentToPost[]> {
    const found = await this.db.query<PaymentRow>(
      `SELECT p.id, p.number, i.store_id storeId, p.method, p.amount, p.payment_date date, i.kind invoiceKind,
         i.invoice_date invoiceDate, i.timezone
       FROM invoice_payment p JOIN invoice i ON i.id = p.invoice_id
       WHERE p.tenant_id = :tenantId AND p.id IN (:rows) AND ${lacksEntries} ORDER BY p.id`,
      { rows },
    );
    return found.map(({ date, invoiceDate, timezone, ...payment }) => ({
      ...payment,
      day: dayOf(date, timezone),
      invoiceDay: dayOf(invoiceDate, timezone),
    }));
  }

  /** Adds the entries of whole postings. */
  async insert(entries: readonly LedgerEntry[]): Promise<void> {
    assertBalanced(entries);
    const recorded = Date.now();
    await this.db.bulk(LedgerEntryEntity).insert(entries.map((entry) => ({ ...entry, recorded })));
  }

  /** Invoices after a row that are not posted as they are, in the order of their rows. */
  listUnpostedInvoices(after: number, limit: number): Promise<UnpostedDocument[]> {
    return this.db.unscoped(why).query<UnpostedDocument>(
      `SELECT i.id, i.tenant_id tenantId FROM invoice i
       WHERE i.id > :after AND i.tenant_id < :firstStage AND ${isUnposted} ORDER BY i.id LIMIT :limit`,
      { after, firstStage, limit },
    );
  }

  /** Parts of payments after a row that have no entries, in the order of their rows. */
  listUnpostedPayments(after: number, limit: number): Promise<UnpostedDocument[]> {
    return this.db.unscoped(why).query<UnpostedDocument>(
      `SELECT p.id, p.tenant_id tenantId FROM invoice_payment p
       WHERE p.id > :after AND p.tenant_id < :firstStage AND ${lacksEntries} ORDER BY p.id LIMIT :limit`,
      { after, firstStage, limit },
    );
  }
}

interface PaymentRow {
  id: number;
  number: number;
  storeId: number;
  method: RecordedMethod;
  amount: Cents;
  date: EpochMs;
  invoiceKind: 'I' | 'RI';
  invoiceDate: EpochMs;
  timezone: string;
}
