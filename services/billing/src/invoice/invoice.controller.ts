import {
  billingActivity,
  billingMessages,
  type CreateInvoice,
  createInvoiceBody,
  invoice,
  type InvoiceIds,
  invoiceIdsBody,
  type InvoiceQuery,
  invoiceQuery,
  type UpdateInvoice,
  updateInvoiceBody,
} from '@depot/contracts/billing';
import { translate } from '@depot/contracts/errors';
import { listOf, objOf, objOrListOf } from '@depot/contracts/wire';
import { currentLanguage } from '@depot/node-context';
import { Command, ReadRoute } from '@depot/node-http';
import { Body, Controller, Get, Post, Put, Query } from '@nestjs/common';
import { InvoiceEdit } from './invoice-edit.js';
import { InvoiceGeneration } from './invoice-generation.js';
import { InvoiceList } from './invoice-list.js';
import { InvoicePayment } from './invoice-payment.js';

/** Invoices of orders and credits of returns. */
@Controller('invoice')
export class InvoiceController {
  constructor(
    private readonly list: InvoiceList,
    private readonly generation: InvoiceGeneration,
    private readonly editing: InvoiceEdit,
    private readonly payment: InvoicePayment,
  ) {}

  @Get()
  @ReadRoute({ id: 'billingFind', allow: 'invoice.read', response: objOrListOf(invoice) })
  async find(@Query({ schema: invoiceQuery }) query: InvoiceQuery) {
    return query.returnId === undefined
      ? { list: await this.list.find(query) }
      : { obj: await this.list.ofReturn(query.returnId) };
  }

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

  @Put('paid')
  @Command({
    id: 'billingMarkPaid',
    allow: 'invoice.generate',
    response: listOf(invoice),
    localizedMessage: billingActivity.paid,
  })
  async markPaid(@Body({ schema: invoiceIdsBody }) { invoiceIds }: InvoiceIds) {
    return { list: await this.payment.pay(invoiceIds) };
  }
}
