import {
  billingActivity,
  type CreatePayment,
  createPaymentBody,
  invoice,
  type MarkPaid,
  markPaidBody,
  openInvoice,
  type OpenInvoicesQuery,
  openInvoicesQuery,
  payment,
  type PaymentQuery,
  paymentQuery,
  type ReversePayment,
  reversePaymentBody,
  type StorePayment,
  storePaymentBody,
} from '@depot/contracts/billing';
import { listTag } from '@depot/contracts/tags';
import { listOf, objOf } from '@depot/contracts/wire';
import { Command, ReadRoute } from '@depot/node-http';
import { Body, Controller, Get, Post, Put, Query } from '@nestjs/common';
import { MarkInvoicesPaid } from './commands/mark-invoices-paid.js';
import { RecordInvoicePayment } from './commands/record-invoice-payment.js';
import { RecordStorePayment } from './commands/record-store-payment.js';
import { ReverseInvoicePayment } from './commands/reverse-invoice-payment.js';
import { PaymentView } from './payment-view.js';
import { ListOpenInvoices } from './queries/list-open-invoices.js';

/** Payments of invoices. */
@Controller('invoice')
export class PaymentController {
  constructor(
    private readonly view: PaymentView,
    private readonly listOpenInvoices: ListOpenInvoices,
    private readonly recordInvoicePayment: RecordInvoicePayment,
    private readonly reverseInvoicePayment: ReverseInvoicePayment,
    private readonly recordPaymentOfStore: RecordStorePayment,
    private readonly markInvoicesPaid: MarkInvoicesPaid,
  ) {}

  /**
   * Lists the payments of an invoice, oldest first.
   *
   * Reversals are rows with a negative amount. Amounts are in dollars. 404 where a STORE asks for an invoice that is
   * not its own.
   *
   * @returns the payments.
   */
  @Get('payment')
  @ReadRoute({
    id: 'billingPayments',
    allow: 'invoice.read',
    provides: ['Invoice', listTag('Invoice')],
    response: listOf(payment),
  })
  async find(@Query({ schema: paymentQuery }) { invoiceId }: PaymentQuery) {
    return { list: await this.view.listByInvoice(invoiceId) };
  }

  /**
   * Lists what a store has not paid in full, oldest first.
   *
   * Open credits of returns are among them, with positive amounts. Amounts are in dollars. A STORE that asks for
   * another one gets an empty list.
   *
   * @returns the open invoices and credits, each with its balance due.
   */
  @Get('open')
  @ReadRoute({
    id: 'billingOpenInvoices',
    allow: 'invoice.read',
    provides: ['Invoice', listTag('Invoice')],
    response: listOf(openInvoice),
  })
  async listOpen(@Query({ schema: openInvoicesQuery }) { userId }: OpenInvoicesQuery) {
    return { list: await this.listOpenInvoices.execute(userId) };
  }

  /**
   * Records a payment of one invoice.
   *
   * `amount` is in dollars, above zero; `date` is in epoch ms, now where left out. An invoice that is paid in full by
   * it keeps its content, even if the payment is reversed. Send an `Idempotency-Key`, so that a repeated request is no
   * second payment.
   *
   * 409 OVERPAYMENT where it is more than what is open on the invoice; 409 INVALID_TRANSITION where the invoice is
   * void; 400 VALIDATION where the date is more than a day ahead.
   *
   * @returns the recorded payment.
   */
  @Post('payment')
  @Command({
    id: 'billingRecordPayment',
    allow: 'invoice.generate',
    invalidates: ['Invoice', 'Order', 'Report'],
    response: objOf(payment),
    status: 201,
    localizedMessage: billingActivity.paymentRecorded,
  })
  async record(@Body({ schema: createPaymentBody }) body: CreatePayment) {
    return { obj: await this.recordInvoicePayment.execute(body) };
  }

  /**
   * Reverses a payment, for example a cheque that bounced.
   *
   * The payment stays, and a row with the negative amount is added. An invoice that was paid in full opens again; what
   * it says stays as it is. 409 INVALID_TRANSITION where the payment was reversed before, is itself a reversal or a
   * used-up credit, or comes from marking the invoice as paid, and where the invoice is void.
   *
   * @returns the reversal.
   */
  @Post('payment/reverse')
  @Command({
    id: 'billingReversePayment',
    allow: 'invoice.generate',
    invalidates: ['Invoice', 'Order', 'Report'],
    response: objOf(payment),
    status: 201,
    localizedMessage: billingActivity.paymentReversed,
  })
  async reverse(@Body({ schema: reversePaymentBody }) body: ReversePayment) {
    return { obj: await this.reverseInvoicePayment.execute(body) };
  }

  /**
   * Records one payment of a store over its open invoices, oldest first.
   *
   * Only over those in `invoiceIds` where they are given. `useCredits` also uses up open credits, as far as the money
   * does not suffice, and of these only those in `creditIds` where they are given; the amount (dollars) may be 0 then.
   * Send an `Idempotency-Key`, so that a repeated request is no second payment.
   *
   * 409 OVERPAYMENT where it is more than all of them have open, or nothing is open; 400 VALIDATION where a named
   * invoice or credit is not an open one of the store, or the date is more than a day ahead.
   *
   * @returns what each invoice got of it, and which credits were used up.
   */
  @Post('payment/store')
  @Command({
    id: 'billingStorePayment',
    allow: 'invoice.generate',
    invalidates: ['Invoice', 'Order', 'Report'],
    response: listOf(payment),
    status: 201,
    localizedMessage: billingActivity.storePaid,
  })
  async recordStorePayment(@Body({ schema: storePaymentBody }) body: StorePayment) {
    return { list: await this.recordPaymentOfStore.execute(body) };
  }

  /**
   * Marks invoices as paid, for good.
   *
   * All of them or none, at most 500; those that are paid already stay as they are. What is still open on each is
   * recorded as a payment. 404 where one does not exist, 409 INVALID_TRANSITION where one is void or a credit,
   * 409 STALE where
   * `due` is given and another sum is due on them by now.
   *
   * @returns the invoices as they are now, in the order of the request.
   */
  @Put('paid')
  @Command({
    id: 'billingMarkPaid',
    allow: 'invoice.generate',
    invalidates: ['Invoice', 'Order', 'Report'],
    response: listOf(invoice),
    localizedMessage: billingActivity.paid,
  })
  async markPaid(@Body({ schema: markPaidBody }) body: MarkPaid) {
    return { list: await this.markInvoicesPaid.execute(body) };
  }
}
