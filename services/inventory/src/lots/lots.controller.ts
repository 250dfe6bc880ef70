import { lotsQuery, lotSummary, recall, type RecallQuery, recallQuery } from '@depot/contracts/inventory';
import { listOf, objOf } from '@depot/contracts/wire';
import { ReadRoute } from '@depot/node-http';
import { Controller, Get, Query } from '@nestjs/common';
import { RecallService } from './recall.service.js';

/** Lots of a product, and where they went. */
@Controller('inventory')
export class LotsController {
  constructor(private readonly recalls: RecallService) {}

  /**
   * Lists the lots of a product, the latest first.
   *
   * At most 500, including lots of which nothing is left. `receivedDate` is when goods of the lot last came in, in
   * epoch ms.
   *
   * @returns the lots, each with what is left of it in pieces and pounds.
   */
  @Get('lots')
  @ReadRoute({ id: 'inventoryLots', allow: 'inventory.read', provides: ['Inventory'], response: listOf(lotSummary) })
  async listLots(@Query({ schema: lotsQuery }) { productId }: { productId: number }) {
    return { list: await this.recalls.listLots(productId) };
  }

  /**
   * Traces a lot: every store and order that got something of it, and what is left.
   *
   * `received` equals what is in stock, plus what was shipped, less what came back, plus `corrected`: what was removed
   * or corrected by hand. Of an order that was deleted since, number, store and time are null. 404 where the product
   * has no such lot.
   *
   * @returns the lot with its orders, by store.
   */
  @Get('recall')
  @ReadRoute({ id: 'inventoryRecall', allow: 'inventory.read', provides: ['Inventory'], response: objOf(recall) })
  async getRecall(@Query({ schema: recallQuery }) query: RecallQuery) {
    return { obj: await this.recalls.getRecall(query) };
  }
}
