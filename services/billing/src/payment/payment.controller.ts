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

  @Get('payment')
  @ReadRoute({ id: 'billingPayments', allow: 'invoice.read', response: listOf(payment) })
  async find(@Query({ schema: paymentQuery }) { invoiceId }: PaymentQuery) {
    return { list: await this.view.ofInvoice(invoiceId) };
  }

  @Get('open')
  @ReadRoute({ id: 'billingOpenInvoices', allow: 'invoice.read', response: listOf(openInvoice) })
  async openOf(@Query({ schema: openInvoicesQuery }) { userId }: OpenInvoicesQuery) {
    return { list: await this.open.of(userId) };
  }

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
