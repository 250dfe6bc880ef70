import { invoiceHit, type SearchQuery, searchQuery } from '@depot/contracts/search';
import { listOf } from '@depot/contracts/wire';
import { ReadRoute } from '@depot/node-http';
import { Controller, Get, Query } from '@nestjs/common';
import { InvoiceSearch } from './invoice-search.js';

@Controller('search/invoices')
export class InvoiceSearchController {
  constructor(private readonly search: InvoiceSearch) {}

  /**
   * A few invoices by the beginning of their number, with or without I and RI, or the newest ones of stores with such a
   * name.
   */
  @Get()
  @ReadRoute({ id: 'billingSearch', allow: 'invoice.read', response: listOf(invoiceHit) })
  async find(@Query({ schema: searchQuery }) { q }: SearchQuery) {
    return { list: await this.search.find(q) };
  }
}
