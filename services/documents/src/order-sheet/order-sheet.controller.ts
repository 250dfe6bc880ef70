import { documentJobStarted } from '@depot/contracts/documents';
import { orderIdsBody } from '@depot/contracts/orders';
import { objOf } from '@depot/contracts/wire';
import { ReadRoute } from '@depot/node-http';
import { Body, Controller, Headers, Post, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type * as z from 'zod';
import { DocumentResponses } from '../job/document-responses.js';
import { OrderSheetService } from './order-sheet.service.js';

@Controller('order')
export class OrderSheetController {
  constructor(
    private readonly sheets: OrderSheetService,
    private readonly response: DocumentResponses,
  ) {}

  /**
   * Prints orders as one PDF: pick lists before they are shipped, packing slips after.
   *
   * At most 500. CANCELLED orders and those that the reader may not see are left out; the header `x-left-out` contains
   * their number. 404 if none is left.
   *
   * With `Prefer: respond-async` the response is 202 with the id of a job that creates the file; 429 if five of the
   * caller's jobs are running.
   *
   * @returns the PDF, or the id of the job that creates it.
   */
  @Post('download')
  @ReadRoute({ id: 'documentsOrders', allow: 'order.printOwn', response: 'file', later: objOf(documentJobStarted) })
  async download(
    @Body({ schema: orderIdsBody }) { orderIds }: z.output<typeof orderIdsBody>,
    @Headers('prefer') prefer: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.response.sendDocument(await this.sheets.buildDocument(orderIds), prefer, reply);
  }
}
