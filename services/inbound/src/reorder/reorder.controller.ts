import { Controller, Get, Query } from '@nestjs/common';
import { reorderQuery, reorderRow, type ReorderQuery } from '@depot/contracts/inbound';
import { listOf } from '@depot/contracts/wire';
import { Reads } from '@depot/node-http';
import { ReorderService } from './reorder.service.js';

@Controller('delivery-receipt/proposal')
export class ReorderController {
  constructor(private readonly reorder: ReorderService) {}

  /** What should be ordered now, by usage and lead time. */
  @Get()
  @Reads({ id: 'inboundReorder', allow: 'deliveryReceipt.read', answers: listOf(reorderRow) })
  async proposal(@Query({ schema: reorderQuery }) query: ReorderQuery) {
    return { list: await this.reorder.proposal(query) };
  }
}
