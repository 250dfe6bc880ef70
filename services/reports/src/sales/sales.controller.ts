import { bestProductRow, salesBody, salesOverTimeBody, salesRow, salesStepRow } from '@depot/contracts/reports';
import { listOf } from '@depot/contracts/wire';
import { ReadRoute } from '@depot/node-http';
import { Body, Controller, Post } from '@nestjs/common';
import type * as z from 'zod';
import { BestProducts } from './best-products.js';
import { SalesService } from './sales.service.js';
import { SalesOverTime } from './sales-over-time.js';

@Controller('report/sales')
export class SalesController {
  constructor(
    private readonly sales: SalesService,
    private readonly overTime: SalesOverTime,
    private readonly products: BestProducts,
  ) {}

  @Post()
  @ReadRoute({ id: 'reportsSales', allow: 'report.read', response: listOf(salesRow) })
  async rows(@Body({ schema: salesBody }) { startDate, endDate }: z.output<typeof salesBody>) {
    return { list: await this.sales.rows({ start: startDate, end: endDate }) };
  }

  @Post('over-time')
  @ReadRoute({ id: 'reportsSalesOverTime', allow: 'report.read', response: listOf(salesStepRow) })
  async steps(@Body({ schema: salesOverTimeBody }) { startDate, endDate, step }: z.output<typeof salesOverTimeBody>) {
    return { list: await this.overTime.rows({ start: startDate, end: endDate }, step) };
  }

  @Post('products')
  @ReadRoute({ id: 'reportsBestProducts', allow: 'report.read', response: listOf(bestProductRow) })
  async best(@Body({ schema: salesBody }) { startDate, endDate }: z.output<typeof salesBody>) {
    return { list: await this.products.rows({ start: startDate, end: endDate }) };
  }
}
