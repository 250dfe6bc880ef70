import { documentJobStarted } from '@depot/contracts/documents';
import { orderIdsBody } from '@depot/contracts/orders';
import { objOf } from '@depot/contracts/wire';
import { Reads } from '@depot/node-http';
import { Body, Controller, Headers, Post, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type * as z from 'zod';
import { DocumentAnswers } from '../job/document-answers.js';
import { OrderSheetService } from './order-sheet.service.js';

@Controller('order')
export class OrderSheetController {
  constructor(
    private readonly sheets: OrderSheetService,
    private readonly answers: DocumentAnswers,
  ) {}

  /** CANCELLED orders are left out; the header `x-left-out` says how many were. */
  @Post('download')
  @Reads({ id: 'documentsOrders', allow: 'order.printOwn', answers: 'file', later: objOf(documentJobStarted) })
  async download(
    @Body({ schema: orderIdsBody }) { orderIds }: z.output<typeof orderIdsBody>,
    @Headers('prefer') prefer: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.answers.answer(await this.sheets.document(orderIds), prefer, reply);
  }
}
