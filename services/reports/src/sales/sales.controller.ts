import { bestProductRow, salesBody, salesOverTimeBody, salesRow, salesStepRow } from '@depot/contracts/reports';
import { listOf } from '@depot/contracts/wire';
import { Reads } from '@depot/node-http';
import { Body, Controller, Post } from '@nestjs/common';
import type * as z from 'zod';
import { BestProducts } from './best-products.js';
import { SalesOverTime } from './sales-over-time.js';
import { SalesService } from './sales.service.js';

@Controller('report/sales')
export class SalesController {
  constructor(
    private readonly sales: SalesService,
    private readonly overTime: SalesOverTime,
    private readonly products: BestProducts,
  ) {}

  @Post()
  @Reads({ id: 'reportsSales', allow: 'report.read', answers: listOf(salesRow) })
  async rows(@Body({ schema: salesBody }) { startDate, endDate }: z.output<typeof salesBody>) {
    return { list: await this.sales.rows({ start: startDate, end: endDate }) };
  }

  @Post('over-time')
  @Reads({ id: 'reportsSalesOverTime', allow: 'report.read', answers: listOf(salesStepRow) })
  async steps(@Body({ schema: salesOverTimeBody }) { startDate, endDate, step }: z.output<typeof salesOverTimeBody>) {
    return { list: await this.overTime.rows({ start: startDate, end: endDate }, step) };
  }

  @Post('products')
  @Reads({ id: 'reportsBestProducts', allow: 'report.read', answers: listOf(bestProductRow) })
  async best(@Body({ schema: salesBody }) { startDate, endDate }: z.output<typeof salesBody>) {
    return { list: await this.products.rows({ start: startDate, end: endDate }) };
  }
}
