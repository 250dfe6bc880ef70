import {
  billingActivity,
  billingMessages,
  type CreateInvoice,
  createInvoiceBody,
  invoice,
  type InvoiceQuery,
  invoiceQuery,
  invoicesResponse,
  type UpdateInvoice,
  updateInvoiceBody,
} from '@depot/contracts/billing';
import { translate } from '@depot/contracts/errors';
import { objOf } from '@depot/contracts/wire';
import { currentLanguage } from '@depot/node-context';
import { Command, ReadRoute } from '@depot/node-http';
import { Body, Controller, Get, Post, Put, Query } from '@nestjs/common';
import { EditInvoice } from './commands/edit-invoice.js';
import { GenerateInvoice } from './commands/generate-invoice.js';
import { GetCreditOfReturn } from './queries/get-credit-of-return.js';
import { GetInvoices } from './queries/get-invoices.js';

/** Invoices of orders and credits of returns. */
@Controller('invoice')
export class InvoiceController {
  constructor(
    private readonly getInvoices: GetInvoices,
    private readonly getCreditOfReturn: GetCreditOfReturn,
    private readonly generateInvoice: GenerateInvoice,
    private readonly editInvoice: EditInvoice,
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
  @ReadRoute({ id: 'billingFind', allow: 'invoice.read', provides: ['Invoice'], response: invoicesResponse })
  async find(@Query({ schema: invoiceQuery }) query: InvoiceQuery) {
    return query.returnId === undefined
      ? this.getInvoices.execute(query)
      : { obj: await this.getCreditOfReturn.execute(query.returnId) };
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
    invalidates: ['Invoice', 'Order', 'Report'],
    response: objOf(invoice),
    status: 201,
    localizedMessage: billingActivity.generated,
  })
  async generate(@Body({ schema: createInvoiceBody }) body: CreateInvoice) {
    return { obj: await this.generateInvoice.execute(body) };
  }

  /**
   * Changes quantities, rates and descriptions of an invoice that was never paid in full.
   *
   * Lines that are not named stay as they are. Only counted goods take another quantity, at most what was shipped; a
   * rate is in dollars. No line can come to less than what is credited of it, and of a credit, which is changed by its
   * return, only descriptions change: 400 VALIDATION and 409 INVALID_TRANSITION.
   *
   * 409 INVOICE_PAID where the invoice is or was paid in full, or its total would be less than what has been paid; 409
   * INVALID_TRANSITION where it is void. An invoice whose total comes down to what has been paid is paid in full from
   * then on.
   *
   * @returns the invoice as it is now, and a message.
   */
  @Put()
  @Command({
    id: 'billingUpdate',
    allow: 'invoice.generate',
    invalidates: ['Invoice', 'Order', 'Report'],
    response: objOf(invoice),
    localizedMessage: billingActivity.edited,
  })
  async update(@Body({ schema: updateInvoiceBody }) body: UpdateInvoice) {
    return {
      obj: await this.editInvoice.execute(body),
      message: translate(billingMessages.updated, currentLanguage()),
    };
  }
}
