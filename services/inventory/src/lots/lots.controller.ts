import { Controller, Get, Query } from '@nestjs/common';
import { lotsQuery, lotSummary, recall, recallQuery, type RecallQuery } from '@depot/contracts/inventory';
import { listOf, objOf } from '@depot/contracts/wire';
import { Reads } from '@depot/node-http';
import { RecallService } from './recall.service.js';

/** Lots of a product, and where they went. */
@Controller('inventory')
export class LotsController {
  constructor(private readonly recalls: RecallService) {}

  @Get('lots')
  @Reads({ id: 'inventoryLots', allow: 'inventory.read', answers: listOf(lotSummary) })
  async lots(@Query({ schema: lotsQuery }) { productId }: { productId: number }) {
    return { list: await this.recalls.lots(productId) };
  }

  /** Every store and order that got something of a lot, and what is left of it. */
  @Get('recall')
  @Reads({ id: 'inventoryRecall', allow: 'inventory.read', answers: objOf(recall) })
  async recall(@Query({ schema: recallQuery }) query: RecallQuery) {
    return { obj: await this.recalls.recall(query) };
  }
}
