import type { OpenInvoice } from '@depot/contracts/billing';
import { formatDate } from '@depot/contracts/time';
import { getVisibleStore } from '@depot/node-context';
import { Injectable } from '@nestjs/common';
import { type InvoiceHeader, InvoiceRepository } from '../../invoice/invoice.repository.js';
import { formatInvoiceId } from '../../invoice/invoice-id.js';
import { sortInvoicesByDate } from '../../invoice/invoice-locking.js';

/** Invoices that a store has not paid in full. */
@Injectable()
export class ListOpenInvoices {
  constructor(private readonly invoices: InvoiceRepository) {}

  /** Oldest first; credits of returns among them. A STORE sees its own. */
  async execute(storeId: number): Promise<OpenInvoice[]> {
    const onlyStore = getVisibleStore();
    if (onlyStore !== undefined && onlyStore !== storeId) return [];
    const rows = await this.invoices.findOpenRows(storeId);
    return sortInvoicesByDate(await this.invoices.findHeaders({ rows })).map(formatOpenInvoice);
  }
}

function formatOpenInvoice(header: InvoiceHeader) {
  const { invoiceDate, timezone, total, paid } = header;
  return {
    invoiceId: formatInvoiceId(header),
    invoiceDate,
    formattedInvoiceDate: formatDate(invoiceDate, timezone),
    total,
    paid,
    balanceDue: total - paid,
  };
}
