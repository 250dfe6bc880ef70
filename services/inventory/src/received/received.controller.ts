import { Controller, Get, Query } from '@nestjs/common';
import { received, receivedQuery, type ReceivedQuery } from '@depot/contracts/inventory';
import { listOf } from '@depot/contracts/wire';
import { Reads } from '@depot/node-http';
import { ReceivedRecords } from './received-records.js';

@Controller('received')
export class ReceivedController {
  constructor(private readonly records: ReceivedRecords) {}

  @Get()
  @Reads({ id: 'inventoryReceived', allow: 'inventory.read', answers: listOf(received) })
  async list(@Query({ schema: receivedQuery }) { before }: ReceivedQuery) {
    return { list: await this.records.list(before) };
  }
}
