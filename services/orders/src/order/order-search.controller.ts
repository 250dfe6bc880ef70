import { orderHit, type SearchQuery, searchQuery } from '@depot/contracts/search';
import { listOf } from '@depot/contracts/wire';
import { ReadRoute } from '@depot/node-http';
import { Controller, Get, Query } from '@nestjs/common';
import { SearchOrders } from './queries/search-orders.js';

@Controller('search/orders')
export class OrderSearchController {
  constructor(private readonly searchOrders: SearchOrders) {}

  /**
   * Finds a few orders by the beginning of their number, or by their store's name.
   *
   * A number finds the lowest order numbers that begin with it; any other text finds the newest orders of stores with
   * such a name. Up to three past orders whose number in their file begins with the text come first. A STORE or
   * READ_ONLY_STORE finds its own only.
   *
   * @returns at most 6 orders.
   */
  @Get()
  @ReadRoute({ id: 'ordersSearch', allow: 'order.read', response: listOf(orderHit) })
  async find(@Query({ schema: searchQuery }) { q }: SearchQuery) {
    return { list: await this.searchOrders.execute(q) };
  }
}
