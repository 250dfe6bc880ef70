import { type ReorderQuery, reorderQuery, reorderRow } from '@depot/contracts/inbound';
import { listOf } from '@depot/contracts/wire';
import { ReadRoute } from '@depot/node-http';
import { Controller, Get, Query } from '@nestjs/common';
import { ProposeReorder } from './propose-reorder.js';

@Controller('delivery-receipt/proposal')
export class ReorderController {
  constructor(private readonly proposeReorder: ProposeReorder) {}

  /**
   * Proposes what should be ordered now, by usage and lead time.
   *
   * Enabled products whose stock, with what is on its way, would fall below the reorder point within the lead time; the
   * most urgent first. `usageDays` is how far back usage is looked at (30 where left out), `leadDays` the lead time of
   * products that have none (7), `coverDays` how long the delivery should last (14).
   *
   * Amounts are pieces, or pounds for a pool of weight; `quantity` is pieces, or boxes for a pool of weight.
   *
   * @returns the products to order.
   */
  @Get()
  @ReadRoute({
    id: 'inboundReorder',
    allow: 'deliveryReceipt.read',
    provides: ['DeliveryReceipt', 'Inventory', 'Product'],
    response: listOf(reorderRow),
  })
  async proposal(@Query({ schema: reorderQuery }) query: ReorderQuery) {
    return { list: await this.proposeReorder.execute(query) };
  }
}
