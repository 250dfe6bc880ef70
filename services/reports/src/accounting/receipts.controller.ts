import { receipts, receiptsQuery } from '@depot/contracts/reports';
import { ReadRoute } from '@depot/node-http';
import { Controller, Get, Query } from '@nestjs/common';
import type * as z from 'zod';
import { ListReceipts } from './queries/list-receipts.js';

@Controller('report/receipts')
export class ReceiptsController {
  constructor(private readonly listReceipts: ListReceipts) {}

  /**
   * Lists the money that came in, by day, method and payment.
   *
   * `from` and `to` are calendar days of the distributor, both inclusive. A payment of several invoices is one receipt
   * of its whole amount; reversals and refunds are negative. Used-up credits are no money. Amounts are in dollars. 400
   * VALIDATION for more than 10,000.
   *
   * @returns the receipts, and their sums by method.
   */
  @Get()
  @ReadRoute({
    id: 'reportsReceipts',
    allow: 'accounting.read',
    provides: ['Accounting', 'Invoice'],
    response: receipts,
  })
  async find(@Query({ schema: receiptsQuery }) range: z.output<typeof receiptsQuery>) {
    return this.listReceipts.execute(range);
  }
}
