import { usageBody, usageRow } from '@depot/contracts/reports';
import { listOf } from '@depot/contracts/wire';
import { Reads } from '@depot/node-http';
import { Body, Controller, Post } from '@nestjs/common';
import { UsageService, type UsageRequest } from './usage.service.js';

@Controller('report/product-usage')
export class UsageController {
  constructor(private readonly usage: UsageService) {}

  @Post()
  @Reads({ id: 'reportsProductUsage', allow: 'report.admin', answers: listOf(usageRow) })
  async rows(@Body({ schema: usageBody }) body: UsageRequest) {
    return { list: await this.usage.rows(body) };
  }
}
