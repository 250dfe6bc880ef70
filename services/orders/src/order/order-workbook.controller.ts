import { translate } from '@depot/contracts/errors';
import { orderWorkbookBody, orderWorkbookName, type OrderWorkbookQuery } from '@depot/contracts/orders';
import { currentLanguage, currentSession } from '@depot/node-context';
import { createFileResponse, ReadRoute } from '@depot/node-http';
import { xlsxType } from '@depot/node-workbook';
import { Body, Controller, Post } from '@nestjs/common';
import { buildOrderWorkbook } from './queries/build-order-workbook.js';
import { ListOrders } from './queries/list-orders.js';

@Controller('order/workbook')
export class OrderWorkbookController {
  constructor(private readonly listOrders: ListOrders) {}

  /**
   * Exports the orders that a search finds to a workbook, a row for each line.
   *
   * A STORE or READ_ONLY_STORE sees its own only. At most 5,000 orders, 400 VALIDATION for more. `start` and `end`
   * (exclusive) are epoch ms. In the file rates, amounts and the total of each order, which stands at its first line,
   * are in dollars, weights in pounds and dates those of the distributor's timezone; sums stand above the titles. A
   * cancelled order counts for nothing in them.
   *
   * @returns the XLSX file.
   */
  @Post()
  @ReadRoute({ id: 'ordersWorkbook', allow: 'order.read', response: 'file' })
  async download(@Body({ schema: orderWorkbookBody }) query: OrderWorkbookQuery) {
    const content = await buildOrderWorkbook(await this.listOrders.findAll(query), currentSession().timezone);
    return createFileResponse(content, {
      name: `${translate(orderWorkbookName, currentLanguage())}.xlsx`,
      type: xlsxType,
    });
  }
}
