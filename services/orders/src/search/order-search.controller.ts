import { orderHit, searchQuery, type SearchQuery } from '@depot/contracts/search';
import { listOf } from '@depot/contracts/wire';
import { Reads } from '@depot/node-http';
import { Controller, Get, Query } from '@nestjs/common';
import { OrderSearch } from './order-search.js';

@Controller('search/orders')
export class OrderSearchController {
  constructor(private readonly search: OrderSearch) {}

  /** A few orders by the beginning of their number, or the newest ones of stores with such a name. */
  @Get()
  @Reads({ id: 'ordersSearch', allow: 'order.read', answers: listOf(orderHit) })
  async find(@Query({ schema: searchQuery }) { q }: SearchQuery) {
    return { list: await this.search.find(q) };
  }
}
