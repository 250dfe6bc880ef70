import { invoiceHit, type SearchQuery, searchQuery } from '@depot/contracts/search';
import { listOf } from '@depot/contracts/wire';
import { ReadRoute } from '@depot/node-http';
import { Controller, Get, Query } from '@nestjs/common';
import { SearchInvoices } from './queries/search-invoices.js';

@Controller('search/invoices')
export class InvoiceSearchController {
  constructor(private readonly search: SearchInvoices) {}

  /**
   * Finds invoices by the beginning of their number, or by the name of their store.
   *
   * At most six. A number may have I or RI before it and finds the very number first; any other text finds the newest
   * invoices of stores with such a name. A STORE finds only its own.
   *
   * @returns the invoices found.
   */
  @Get()
  @ReadRoute({ id: 'billingSearch', allow: 'invoice.read', response: listOf(invoiceHit) })
  async find(@Query({ schema: searchQuery }) { q }: SearchQuery) {
    return { list: await this.search.execute(q) };
  }
}
