import type { Cents, EpochMs } from '@depot/contracts/amounts';
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
import { CreditReturn } from '../invoice/commands/credit-return.js';
import { ReviseCredit } from '../invoice/commands/revise-credit.js';
import { VoidInvoices } from '../invoice/commands/void-invoices.js';
import { OrderAccounts } from '../invoice/credit/order-account.js';
import { InvoiceRepository } from '../invoice/invoice.repository.js';
import { InvoiceContextRepository } from '../invoice/invoice-context.repository.js';
import { InvoiceItemRepository } from '../invoice/invoice-item.repository.js';
import { InvoiceView } from '../invoice/invoice-view.js';
import { AddPastInvoices } from '../past-invoice/commands/add-past-invoices.js';
import { PastInvoiceRepository } from '../past-invoice/past-invoice.repository.js';
import { AccountingPeriods } from '../period/accounting-periods.js';

/** Invoices as other domains may know them. */
@Injectable()
export class BillingAdapter implements BillingPort {
  constructor(
    private readonly invoiceRepository: InvoiceRepository,
    private readonly view: InvoiceView,
    private readonly items: InvoiceItemRepository,
    private readonly accounts: OrderAccounts,
    private readonly voidInvoices: VoidInvoices,
    private readonly creditGoods: CreditReturn,
    private readonly reviseGoods: ReviseCredit,
    private readonly addPastInvoices: AddPastInvoices,
    private readonly pastInvoices: PastInvoiceRepository,
    private readonly context: InvoiceContextRepository,
    private readonly periods: AccountingPeriods,
  ) {}

  invoicesOf(orderIds: readonly number[]): Promise<Map<number, OrderInvoices>> {
    return this.invoiceRepository.findByOrders(orderIds);
  }

  unpaidOrders(storeIds?: readonly number[]): Promise<number[]> {
    return this.invoiceRepository.findUnpaidOrders(storeIds);
  }

  countUnpaidOrders(): Promise<number> {
    return this.invoiceRepository.countUnpaidOrders();
  }

  furthestBilled(): Promise<BilledOrder | undefined> {
    return this.context.findFurthestBilled();
  }

  voidInvoicesOf(orderId: number): Promise<void> {
    return this.voidInvoices.execute(orderId);
  }

  async lockBilled(orderId: number): Promise<Map<number, BilledGoods>> {
    return (await this.accounts.lockAccount(orderId)).billed;
  }

  creditReturn(credit: ReturnToCredit): Promise<string> {
    return this.creditGoods.execute(credit);
  }

  reviseCredit(credit: ReturnToCredit): Promise<string> {
    return this.reviseGoods.execute(credit);
  }

  voidCredit(returnId: number): Promise<void> {
    return this.voidInvoices.voidCredit(returnId);
  }

  creditIds(returnIds: readonly number[]): Promise<Map<number, string>> {
    return this.invoiceRepository.findCreditIds(returnIds);
  }

  billedRates(orderItemIds: readonly number[]): Promise<Map<number, Cents>> {
    return this.items.findBilledRates(orderItemIds);
  }

  owed(storeId: number): Promise<Cents> {
    return this.invoiceRepository.sumOwed(storeId);
  }

  settledTimes(invoiceIds: readonly string[]): Promise<Map<string, EpochMs>> {
    return this.context.findSettledTimes(invoiceIds);
  }

  invoices(invoiceIds: readonly string[]): Promise<InvoiceAnswer[]> {
    return this.view.getByIds(invoiceIds);
  }

  addPast(invoices: readonly PastInvoice[], stage?: PastStage): Promise<void> {
    return this.addPastInvoices.execute(invoices, stage);
  }

  openPastStage(stage: PastStage, invoices: { all: number; paid: number }): Promise<void> {
    return this.pastInvoices.openStage(stage, invoices);
  }

  /** Days may have been closed since the invoices were staged. */
  async publishPastStage(stage: PastStage): Promise<void> {
    const earliest = await this.pastInvoices.findEarliestDay(stage);
    if (earliest !== undefined) await this.periods.assertOpen([earliest]);
    await this.pastInvoices.publishStage(stage);
  }

  clearPastStage(stage: PastStage): Promise<boolean> {
    return this.pastInvoices.clearStage(stage);
  }
}
