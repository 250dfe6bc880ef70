import type { Cents } from '@depot/contracts/amounts';
import type {
  BillingPort,
  InvoiceAnswer,
  OrderInvoices,
  PastInvoice,
  PastStage,
  ReturnToCredit,
} from '@depot/contracts/billing';
import { Injectable } from '@nestjs/common';
import { CreditService } from '../credit/credit.service.js';
import { InvoiceQueries } from '../invoice/invoice.queries.js';
import { requireNothingPaid } from '../invoice/invoice-locking.js';
import { InvoiceRows } from '../invoice/invoice-rows.js';
import { InvoiceView } from '../invoice/invoice-view.js';
import { OpenInvoices } from '../payment/open-invoices.js';
import { OrderInvoicesQueries } from './order-invoices.queries.js';
import { PastInvoiceStage } from './past-invoice-stage.js';
import { PastInvoices } from './past-invoices.js';

/** Invoices as other domains may know them. */
@Injectable()
export class BillingPortService implements BillingPort {
  constructor(
    private readonly queries: InvoiceQueries,
    private readonly rows: InvoiceRows,
    private readonly view: InvoiceView,
    private readonly byOrder: OrderInvoicesQueries,
    private readonly credits: CreditService,
    private readonly past: PastInvoices,
    private readonly stage: PastInvoiceStage,
    private readonly open: OpenInvoices,
  ) {}

  invoicesOf(orderIds: readonly number[]): Promise<Map<number, OrderInvoices>> {
    return this.byOrder.ofOrders(orderIds);
  }

  async voidInvoicesOf(orderId: number): Promise<void> {
    const found = await this.queries.heads({ orderIds: [orderId] });
    if (found.length === 0) return;
    const locked = await this.queries.lock(found);
    await this.rows.void(locked.map(requireNothingPaid).map(({ id }) => id));
  }

  creditReturn(credit: ReturnToCredit): Promise<string> {
    return this.credits.credit(credit);
  }

  reviseCredit(credit: ReturnToCredit): Promise<string> {
    return this.credits.revise(credit);
  }

  voidCredit(returnId: number): Promise<void> {
    return this.credits.void(returnId);
  }

  creditIds(returnIds: readonly number[]): Promise<Map<number, string>> {
    return this.byOrder.creditIds(returnIds);
  }

  billedLines(orderItemIds: readonly number[]): Promise<Set<number>> {
    return this.byOrder.billedLines(orderItemIds);
  }

  owed(storeId: number): Promise<Cents> {
    return this.open.owed(storeId);
  }

  invoices(invoiceIds: readonly string[]): Promise<InvoiceAnswer[]> {
    return this.view.byIds(invoiceIds);
  }

  addPast(invoices: readonly PastInvoice[], stage?: PastStage): Promise<void> {
    return this.past.add(invoices, stage);
  }

  openPastStage(stage: PastStage, invoices: { all: number; paid: number }): Promise<void> {
    return this.stage.open(stage, invoices);
  }

  publishPastStage(stage: PastStage): Promise<void> {
    return this.stage.publish(stage);
  }

  clearPastStage(stage: PastStage): Promise<boolean> {
    return this.stage.clear(stage);
  }
}
