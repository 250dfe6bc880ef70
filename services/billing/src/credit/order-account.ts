import { Injectable } from '@nestjs/common';
import { type InvoiceHead, InvoiceRepository } from '../invoice/invoice.repository.js';
import { InvoiceItemRepository, type StoredItem } from '../invoice/invoice-item.repository.js';

/** A credit of an order with its lines. */
export interface LiveCredit {
  head: InvoiceHead;
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
  async lock(orderId: number): Promise<OrderAccount> {
    const heads = await this.invoices.lockOfOrder(orderId);
    const items = await this.items.lockOfInvoices(heads.map(({ id }) => id));
    const invoices = new Set(heads.filter(({ kind }) => kind === 'I').map(({ id }) => id));
    return {
      billed: new Map(items.filter(({ invoicePk }) => invoices.has(invoicePk)).map((item) => [item.orderItemId, item])),
      credits: heads
        .filter(({ kind }) => kind === 'RI')
        .map((head) => ({ head, items: items.filter(({ invoicePk }) => invoicePk === head.id) })),
    };
  }
}
