import { STOCK_VALUE_PORT, type StockValuePort } from '@depot/contracts/inventory';
import { categoryRow } from '@depot/contracts/reports';
import { listOf } from '@depot/contracts/wire';
import { Reads } from '@depot/node-http';
import { Controller, Get, Inject } from '@nestjs/common';

@Controller('report/category')
export class CategoryReportController {
  constructor(@Inject(STOCK_VALUE_PORT) private readonly stock: StockValuePort) {}

  /** What is in stock now, at wholesale price, by category. */
  @Get()
  @Reads({ id: 'reportsCategory', allow: 'report.admin', answers: listOf(categoryRow) })
  async rows() {
    const values = await this.stock.valueByCategory();
    return {
      list: values.map(({ categoryId, name, subWarehouseName, value }) => ({
        id: categoryId,
        name,
        subWarehouse: { name: subWarehouseName },
        totalPrice: value,
      })),
    };
  }
}
