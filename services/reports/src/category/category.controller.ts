import { categoryRow } from '@depot/contracts/reports';
import { listOf } from '@depot/contracts/wire';
import { ReadRoute } from '@depot/node-http';
import { Controller, Get } from '@nestjs/common';
import { StockValue } from './stock-value.js';

@Controller('report/category')
export class CategoryReportController {
  constructor(private readonly stock: StockValue) {}

  @Get()
  @ReadRoute({ id: 'reportsCategory', allow: 'report.admin', response: listOf(categoryRow) })
  async rows() {
    return { list: await this.stock.byCategory() };
  }
}
