import { orderIdsBody } from '@depot/contracts/orders';
import { fileAnswer, Reads } from '@depot/node-http';
import { Body, Controller, Post, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type * as z from 'zod';
import { OrderSheetService } from './order-sheet.service.js';

@Controller('order')
export class OrderSheetController {
  constructor(private readonly sheets: OrderSheetService) {}

  /** CANCELLED orders are left out; the header `x-left-out` says how many were. */
  @Post('download')
  @Reads({ id: 'documentsOrders', allow: 'order.printOwn', answers: 'file' })
  async download(
    @Body({ schema: orderIdsBody }) { orderIds }: z.output<typeof orderIdsBody>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const { pdf, leftOut } = await this.sheets.pdf(orderIds);
    reply.header('x-left-out', String(leftOut));
    return fileAnswer(pdf, { name: 'orders.pdf', type: 'application/pdf', inline: true });
  }
}
