import { usageBody, usageRow } from '@depot/contracts/reports';
import { listOf } from '@depot/contracts/wire';
import { ReadRoute } from '@depot/node-http';
import { Body, Controller, Post } from '@nestjs/common';
import { type UsageRequest, UsageService } from './usage.service.js';

@Controller('report/product-usage')
export class UsageController {
  constructor(private readonly usage: UsageService) {}

  @Post()
  @ReadRoute({ id: 'reportsProductUsage', allow: 'report.admin', response: listOf(usageRow) })
  async rows(@Body({ schema: usageBody }) body: UsageRequest) {
    return { list: await this.usage.rows(body) };
  }
}
