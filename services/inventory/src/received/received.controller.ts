import { received, type ReceivedQuery, receivedQuery } from '@depot/contracts/inventory';
import { listOf } from '@depot/contracts/wire';
import { ReadRoute } from '@depot/node-http';
import { Controller, Get, Query } from '@nestjs/common';
import { ReceivedRecords } from './received-records.js';

@Controller('received')
export class ReceivedController {
  constructor(private readonly records: ReceivedRecords) {}

  /**
   * Lists the received records, newest first.
   *
   * 500 at a time; `before` is the id of the last one that is known and asks for older ones. Names are those of the day
   * on which the record was written. Weights are in pounds.
   *
   * @returns the received records, each with one line for every product.
   */
  @Get()
  @ReadRoute({ id: 'inventoryReceived', allow: 'inventory.read', provides: ['Received'], response: listOf(received) })
  async list(@Query({ schema: receivedQuery }) { before }: ReceivedQuery) {
    return { list: await this.records.list(before) };
  }
}
