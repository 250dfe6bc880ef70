import { categoryRow } from '@depot/contracts/reports';
import { listOf } from '@depot/contracts/wire';
import { Reads } from '@depot/node-http';
import { Controller, Get } from '@nestjs/common';
import { StockValue } from './stock-value.js';

@Controller('report/category')
export class CategoryReportController {
  constructor(private readonly stock: StockValue) {}

  @Get()
  @Reads({ id: 'reportsCategory', allow: 'report.admin', answers: listOf(categoryRow) })
  async rows() {
    return { list: await this.stock.byCategory() };
  }
}
