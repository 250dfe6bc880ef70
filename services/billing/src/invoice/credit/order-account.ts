import { Injectable } from '@nestjs/common';
import { type InvoiceHeader, InvoiceRepository } from '../invoice.repository.js';
import { InvoiceItemRepository, type StoredItem } from '../invoice-item.repository.js';

/** A credit of an order with its lines. */
export interface LiveCredit {
  header: InvoiceHeader;
  items: StoredItem[];
}

/** Live invoices and live credits of an order, by order line. */
export interface OrderAccount {
  billed: Map<number, StoredItem>;
  credits: LiveCredit[];
}

/** Reads the invoices and credits of an order, and locks both until the command ends. */
@Injectable()
export class OrderAccounts {
  constructor(
    private readonly invoices: InvoiceRepository,
    private readonly items: InvoiceItemRepository,
  ) {}

  /** Invoices are locked in id order, as payments and edits lock them. */
  async lockAccount(orderId: number): Promise<OrderAccount> {
    const headers = await this.invoices.lockByOrder(orderId);
    const items = await this.items.lockByInvoices(headers.map(({ id }) => id));
    const invoices = new Set(headers.filter(({ kind }) => kind === 'I').map(({ id }) => id));
    return {
      billed: new Map(items.filter(({ invoicePk }) => invoices.has(invoicePk)).map((item) => [item.orderItemId, item])),
      credits: headers
        .filter(({ kind }) => kind === 'RI')
        .map((header) => ({ header, items: items.filter(({ invoicePk }) => invoicePk === header.id) })),
    };
  }
}
