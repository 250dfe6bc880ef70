import {
  billingActivity,
  type CreatePayment,
  createPaymentBody,
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
import { listOf, objOf } from '@depot/contracts/wire';
import { Command, ReadRoute } from '@depot/node-http';
import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { OpenInvoices } from './open-invoices.js';
import { PaymentRecording } from './payment-recording.js';
import { PaymentView } from './payment-view.js';
import { StorePayments } from './store-payment.js';

/** Payments of invoices. */
@Controller('invoice')
export class PaymentController {
  constructor(
    private readonly view: PaymentView,
    private readonly open: OpenInvoices,
    private readonly recording: PaymentRecording,
    private readonly stores: StorePayments,
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
  @ReadRoute({ id: 'billingPayments', allow: 'invoice.read', response: listOf(payment) })
  async find(@Query({ schema: paymentQuery }) { invoiceId }: PaymentQuery) {
    return { list: await this.view.ofInvoice(invoiceId) };
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
  @ReadRoute({ id: 'billingOpenInvoices', allow: 'invoice.read', response: listOf(openInvoice) })
  async openOf(@Query({ schema: openInvoicesQuery }) { userId }: OpenInvoicesQuery) {
    return { list: await this.open.of(userId) };
  }

  /**
   * Records a payment of one invoice.
   *
   * `amount` is in dollars, above zero; `date` is in epoch ms, now where left out. An invoice that is paid in full by
   * it never changes again. Send an `Idempotency-Key`, so that a repeated request is no second payment.
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
    response: objOf(payment),
    status: 201,
    localizedMessage: billingActivity.paymentRecorded,
  })
  async record(@Body({ schema: createPaymentBody }) body: CreatePayment) {
    return { obj: await this.recording.record(body) };
  }

  /**
   * Reverses a payment of an invoice that is not paid in full.
   *
   * The payment stays, and a row with the negative amount is added. 409 INVOICE_PAID where the invoice is paid in full;
   * 409 INVALID_TRANSITION where the payment was reversed before, or is itself a reversal or a used-up credit.
   *
   * @returns the reversal.
   */
  @Post('payment/reverse')
  @Command({
    id: 'billingReversePayment',
    allow: 'invoice.generate',
    response: objOf(payment),
    status: 201,
    localizedMessage: billingActivity.paymentReversed,
  })
  async reverse(@Body({ schema: reversePaymentBody }) body: ReversePayment) {
    return { obj: await this.recording.reverse(body) };
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
    response: listOf(payment),
    status: 201,
    localizedMessage: billingActivity.storePaid,
  })
  async payByStore(@Body({ schema: storePaymentBody }) body: StorePayment) {
    return { list: await this.stores.pay(body) };
  }
}
