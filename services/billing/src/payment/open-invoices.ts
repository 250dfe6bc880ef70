import type { Cents } from '@depot/contracts/amounts';
import type { OpenInvoice } from '@depot/contracts/billing';
import { formatDate } from '@depot/contracts/time';
import { visibleStore } from '@depot/node-context';
import { Db } from '@depot/node-database';
import { Injectable } from '@nestjs/common';
import { type InvoiceHead, InvoiceQueries } from '../invoice/invoice.queries.js';
import { invoiceIdOf } from '../invoice/invoice-id.js';

/** What a store has not paid in full. */
@Injectable()
export class OpenInvoices {
  constructor(
    private readonly db: Db,
    private readonly queries: InvoiceQueries,
  ) {}

  /** Oldest first; credits of returns among them. A STORE sees its own. */
  async of(storeId: number): Promise<OpenInvoice[]> {
    const onlyStore = visibleStore();
    if (onlyStore !== undefined && onlyStore !== storeId) return [];
    const rows = await this.rowsOf(storeId);
    return inOrder(await this.queries.heads({ rows })).map(openOut);
  }

  /** Locks them all for a payment, in id order; answers them oldest first. */
  async lock(storeId: number): Promise<InvoiceHead[]> {
    const rows = await this.rowsOf(storeId);
    const heads = await this.queries.lockRows(rows);
    return inOrder(heads.filter(({ status }) => status === 'UNPAID'));
  }

  /** Open invoices less open credits. */
  async owed(storeId: number): Promise<Cents> {
    const [row] = await this.db.query<{ owed: Cents | null }>(
      `SELECT SUM(IF(kind = 'I', total - paid, paid - total)) owed FROM invoice
       WHERE tenant_id = :tenantId AND status = 'UNPAID' AND store_id = :storeId`,
      { storeId },
    );
    return row?.owed ?? 0;
  }

  private async rowsOf(storeId: number): Promise<number[]> {
    const rows = await this.db.query<{ id: number }>(
      `SELECT id FROM invoice WHERE tenant_id = :tenantId AND status = 'UNPAID' AND store_id = :storeId`,
      { storeId },
    );
    return rows.map(({ id }) => id);
  }
}

function inOrder(heads: readonly InvoiceHead[]): InvoiceHead[] {
  return heads.toSorted((a, b) => a.invoiceDate - b.invoiceDate || a.id - b.id);
}

function openOut(head: InvoiceHead) {
  const { invoiceDate, timezone, total, paid } = head;
  return {
    ...{ invoiceId: invoiceIdOf(head), invoiceDate, formattedInvoiceDate: formatDate(invoiceDate, timezone) },
    ...{ total, paid, balanceDue: total - paid },
  };
}
