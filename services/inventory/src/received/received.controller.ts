import { received, type ReceivedQuery, receivedQuery } from '@depot/contracts/inventory';
import { listOf } from '@depot/contracts/wire';
import { ReadRoute } from '@depot/node-http';
import { Controller, Get, Query } from '@nestjs/common';
import { ReceivedRecords } from './received-records.js';

@Controller('received')
export class ReceivedController {
  constructor(private readonly records: ReceivedRecords) {}

  @Get()
  @ReadRoute({ id: 'inventoryReceived', allow: 'inventory.read', response: listOf(received) })
  async list(@Query({ schema: receivedQuery }) { before }: ReceivedQuery) {
    return { list: await this.records.list(before) };
  }
}
