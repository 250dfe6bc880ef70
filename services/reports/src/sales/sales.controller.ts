import { salesBody, salesRow } from '@depot/contracts/reports';
import { listOf } from '@depot/contracts/wire';
import { Reads } from '@depot/node-http';
import { Body, Controller, Post } from '@nestjs/common';
import type * as z from 'zod';
import { SalesService } from './sales.service.js';

@Controller('report/sales')
export class SalesController {
  constructor(private readonly sales: SalesService) {}

  @Post()
  @Reads({ id: 'reportsSales', allow: 'report.read', answers: listOf(salesRow) })
  async rows(@Body({ schema: salesBody }) { startDate, endDate }: z.output<typeof salesBody>) {
    return { list: await this.sales.rows({ start: startDate, end: endDate }) };
  }
}
