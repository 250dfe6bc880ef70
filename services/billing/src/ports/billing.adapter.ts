import type { Cents } from '@depot/contracts/amounts';
import type {
  BilledGoods,
  BilledOrder,
  BillingPort,
  InvoiceAnswer,
  OrderInvoices,
  PastInvoice,
  PastStage,
  ReturnToCredit,
} from '@depot/contracts/billing';
import { Injectable } from '@nestjs/common';
import { CreditService } from '../credit/credit.service.js';
import { InvoiceRepository } from '../invoice/invoice.repository.js';
import { InvoiceService } from '../invoice/invoice.service.js';
import { InvoiceContextRepository } from '../invoice/invoice-context.repository.js';
import { InvoiceItemRepository } from '../invoice/invoice-item.repository.js';
import { requireNothingPaid } from '../invoice/invoice-locking.js';
import { InvoiceView } from '../invoice/invoice-view.js';
import { PastInvoiceRepository } from '../past-invoice/past-invoice.repository.js';
import { PastInvoiceService } from '../past-invoice/past-invoice.service.js';

/** Invoices as other domains may know them. */
@Injectable()
export class BillingAdapter implements BillingPort {
  constructor(
    private readonly invoiceRepository: InvoiceRepository,
    private readonly invoiceService: InvoiceService,
    private readonly view: InvoiceView,
    private readonly items: InvoiceItemRepository,
    private readonly credits: CreditService,
    private readonly past: PastInvoiceService,
    private readonly stage: PastInvoiceRepository,
    private readonly context: InvoiceContextRepository,
  ) {}

  invoicesOf(orderIds: readonly number[]): Promise<Map<number, OrderInvoices>> {
    return this.invoiceRepository.ofOrders(orderIds);
  }

  unpaidOrders(storeIds?: readonly number[]): Promise<number[]> {
    return this.invoiceRepository.unpaidOrders(storeIds);
  }

  countUnpaidOrders(): Promise<number> {
    return this.invoiceRepository.countUnpaidOrders();
  }

  furthestBilled(): Promise<BilledOrder | undefined> {
    return this.context.furthestBilled();
  }

  async voidInvoicesOf(orderId: number): Promise<void> {
    const found = await this.invoiceRepository.heads({ orderIds: [orderId] });
    if (found.length === 0) return;
    const locked = await this.invoiceRepository.lock(found);
    await this.invoiceService.void(locked.map(requireNothingPaid).map(({ id }) => id));
  }

  lockBilled(orderId: number): Promise<Map<number, BilledGoods>> {
    return this.credits.lockBilled(orderId);
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
    return this.invoiceRepository.creditIds(returnIds);
  }

  billedRates(orderItemIds: readonly number[]): Promise<Map<number, Cents>> {
    return this.items.billedRates(orderItemIds);
  }

  owed(storeId: number): Promise<Cents> {
    return this.invoiceRepository.owed(storeId);
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
