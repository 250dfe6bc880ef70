import { orderHit, type SearchQuery, searchQuery } from '@depot/contracts/search';
import { listOf } from '@depot/contracts/wire';
import { ReadRoute } from '@depot/node-http';
import { Controller, Get, Query } from '@nestjs/common';
import { OrderSearch } from './order-search.js';

@Controller('search/orders')
export class OrderSearchController {
  constructor(private readonly search: OrderSearch) {}

  /** A few orders by the beginning of their number, or the newest ones of stores with such a name. */
  @Get()
  @ReadRoute({ id: 'ordersSearch', allow: 'order.read', response: listOf(orderHit) })
  async find(@Query({ schema: searchQuery }) { q }: SearchQuery) {
    return { list: await this.search.find(q) };
  }
}
