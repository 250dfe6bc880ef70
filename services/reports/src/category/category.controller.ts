import { categoryRow } from '@depot/contracts/reports';
import { listOf } from '@depot/contracts/wire';
import { ReadRoute } from '@depot/node-http';
import { Controller, Get } from '@nestjs/common';
import { ListStockValues } from './queries/list-stock-values.js';

@Controller('report/category')
export class CategoryReportController {
  constructor(private readonly stock: ListStockValues) {}

  /**
   * Lists the stock value of each category at wholesale price.
   *
   * The current value, in dollars. Categories without stock and goods of disabled products are included.
   *
   * @returns the categories with their value.
   */
  @Get()
  @ReadRoute({
    id: 'reportsCategory',
    allow: 'report.admin',
    provides: ['Report', 'Inventory', 'Product', 'Category'],
    response: listOf(categoryRow),
    mayBeBehind: true,
  })
  async listCategories() {
    return { list: await this.stock.execute() };
  }
}
