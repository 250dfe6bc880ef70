import { lotsQuery, lotSummary, recall, type RecallQuery, recallQuery } from '@depot/contracts/inventory';
import { listOf, objOf } from '@depot/contracts/wire';
import { ReadRoute } from '@depot/node-http';
import { Controller, Get, Query } from '@nestjs/common';
import { RecallService } from './recall.service.js';

/** Lots of a product, and where they went. */
@Controller('inventory')
export class LotsController {
  constructor(private readonly recalls: RecallService) {}

  @Get('lots')
  @ReadRoute({ id: 'inventoryLots', allow: 'inventory.read', response: listOf(lotSummary) })
  async lots(@Query({ schema: lotsQuery }) { productId }: { productId: number }) {
    return { list: await this.recalls.lots(productId) };
  }

  /** Every store and order that got something of a lot, and what is left of it. */
  @Get('recall')
  @ReadRoute({ id: 'inventoryRecall', allow: 'inventory.read', response: objOf(recall) })
  async recall(@Query({ schema: recallQuery }) query: RecallQuery) {
    return { obj: await this.recalls.recall(query) };
  }
}
