import { type ReorderQuery, reorderQuery, reorderRow } from '@depot/contracts/inbound';
import { listOf } from '@depot/contracts/wire';
import { ReadRoute } from '@depot/node-http';
import { Controller, Get, Query } from '@nestjs/common';
import { ReorderService } from './reorder.service.js';

@Controller('delivery-receipt/proposal')
export class ReorderController {
  constructor(private readonly reorder: ReorderService) {}

  /** What should be ordered now, by usage and lead time. */
  @Get()
  @ReadRoute({ id: 'inboundReorder', allow: 'deliveryReceipt.read', response: listOf(reorderRow) })
  async proposal(@Query({ schema: reorderQuery }) query: ReorderQuery) {
    return { list: await this.reorder.proposal(query) };
  }
}
