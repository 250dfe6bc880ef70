import type { OpenInvoice } from '@depot/contracts/billing';
import { formatDate } from '@depot/contracts/time';
import { visibleStore } from '@depot/node-context';
import { Injectable } from '@nestjs/common';
import { type InvoiceHead, InvoiceRepository } from '../invoice/invoice.repository.js';
import { invoiceIdOf } from '../invoice/invoice-id.js';

/** Invoices that a store has not paid in full. */
@Injectable()
export class OpenInvoices {
  constructor(private readonly invoices: InvoiceRepository) {}

  /** Oldest first; credits of returns among them. A STORE sees its own. */
  async of(storeId: number): Promise<OpenInvoice[]> {
    const onlyStore = visibleStore();
    if (onlyStore !== undefined && onlyStore !== storeId) return [];
    const rows = await this.invoices.openRows(storeId);
    return inOrder(await this.invoices.heads({ rows })).map(openOut);
  }

  /** Locks them all for a payment, in id order; returns them oldest first. */
  async lock(storeId: number): Promise<InvoiceHead[]> {
    const rows = await this.invoices.openRows(storeId);
    const heads = await this.invoices.lockRows(rows);
    return inOrder(heads.filter(({ status }) => status === 'UNPAID'));
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
