import {
  billingActivity,
  billingMessages,
  type CreateInvoice,
  createInvoiceBody,
  invoice,
  type InvoiceQuery,
  invoiceQuery,
  invoicesResponse,
  type MarkPaid,
  markPaidBody,
  type UpdateInvoice,
  updateInvoiceBody,
} from '@depot/contracts/billing';
import { translate } from '@depot/contracts/errors';
import { listOf, objOf } from '@depot/contracts/wire';
import { currentLanguage } from '@depot/node-context';
import { Command, ReadRoute } from '@depot/node-http';
import { Body, Controller, Get, Post, Put, Query } from '@nestjs/common';
import { InvoiceEditing } from './invoice-editing.js';
import { InvoiceGeneration } from './invoice-generation.js';
import { InvoiceListing } from './invoice-listing.js';
import { InvoicePayment } from './invoice-payment.js';

/** Invoices of orders and credits of returns. */
@Controller('invoice')
export class InvoiceController {
  constructor(
    private readonly list: InvoiceListing,
    private readonly generation: InvoiceGeneration,
    private readonly editing: InvoiceEditing,
    private readonly payment: InvoicePayment,
  ) {}

  /**
   * Lists the invoices of an order, a store or a period, or reads the credit of a return.
   *
   * Newest first, void ones too; `start` and `end` are invoice dates in epoch ms, both inclusive. Without `orderId` at
   * most 200: where `more` is true, `before` with the last one's `invoiceId` asks for older ones. With `returnId` the
   * credit comes as `obj`, or 404. Amounts are in dollars, those of a credit positive. A STORE sees only its own.
   *
   * @returns invoices as `list`, or the credit of a return as `obj`.
   */
  @Get()
  @ReadRoute({ id: 'billingFind', allow: 'invoice.read', response: invoicesResponse })
  async find(@Query({ schema: invoiceQuery }) query: InvoiceQuery) {
    return query.returnId === undefined ? this.list.find(query) : { obj: await this.list.ofReturn(query.returnId) };
  }

  /**
   * Makes an invoice of a DONE order.
   *
   * Without `orderItemList` it bills every line that is on no invoice yet, as shipped and at the order's rate; with it
   * the named lines, where a missing rate is 0 dollars and missing amounts are as shipped. What came back before and is
   * credited at the order's rate is not billed, and its credit becomes nothing; a credit that was used already stays.
   *
   * 409 INVALID_TRANSITION where the order is not DONE; 409 DUPLICATE where a line, or the whole order, is on an
   * invoice already; 400 VALIDATION where more would be billed than was shipped, or another amount of goods weighed
   * piece by piece, or a line below what is credited of it.
   *
   * @returns the new invoice.
   */
  @Post()
  @Command({
    id: 'billingGenerate',
    allow: 'invoice.generate',
    response: objOf(invoice),
    status: 201,
    localizedMessage: billingActivity.generated,
  })
  async generate(@Body({ schema: createInvoiceBody }) body: CreateInvoice) {
    return { obj: await this.generation.generate(body) };
  }

  /**
   * Changes quantities, rates and descriptions of an invoice that is not paid in full.
   *
   * Lines that are not named stay as they are. Only counted goods take another quantity, at most what was shipped; a
   * rate is in dollars. No line can come to less than what is credited of it, and of a credit, which is changed by its
   * return, only descriptions change: 400 VALIDATION and 409 INVALID_TRANSITION.
   *
   * 409 INVOICE_PAID where the invoice is paid in full, or its total would be less than what has been paid; 409
   * INVALID_TRANSITION where it is void. An invoice whose total comes down to what has been paid is paid in full from
   * then on.
   *
   * @returns the invoice as it is now, and a message.
   */
  @Put()
  @Command({
    id: 'billingUpdate',
    allow: 'invoice.generate',
    response: objOf(invoice),
    localizedMessage: billingActivity.edited,
  })
  async update(@Body({ schema: updateInvoiceBody }) body: UpdateInvoice) {
    return { obj: await this.editing.edit(body), message: translate(billingMessages.updated, currentLanguage()) };
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
    response: listOf(invoice),
    localizedMessage: billingActivity.paid,
  })
  async markPaid(@Body({ schema: markPaidBody }) body: MarkPaid) {
    return { list: await this.payment.pay(body) };
  }
}
