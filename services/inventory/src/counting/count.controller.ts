import { Body, Controller, Delete, Get, Post, Put, Query } from '@nestjs/common';
import { say } from '@depot/contracts/errors';
import {
  countLineBody,
  createStockCountBody,
  inventoryActivity,
  inventoryMessages,
  postStockCountBody,
  stockCount,
  stockCountHead,
  stockCountIdQuery,
  stockVariance,
  type CountLine,
  type CreateStockCount,
  type PostStockCount,
} from '@depot/contracts/inventory';
import { listOf, messageOnly, objOf } from '@depot/contracts/wire';
import { currentLanguage, describeActivity } from '@depot/node-context';
import { Command, Reads } from '@depot/node-http';
import { CountEntry } from './count-entry.js';
import { CountPosting } from './count-posting.js';
import { CountRows } from './count-rows.js';
import { CountStart } from './count-start.js';
import { CountView } from './count-view.js';

/** Cycle counts: what is there, counted without looking at the books. */
@Controller('stock-count')
export class CountController {
  constructor(
    private readonly rows: CountRows,
    private readonly starting: CountStart,
    private readonly entries: CountEntry,
    private readonly posting: CountPosting,
    private readonly view: CountView,
  ) {}

  @Get()
  @Reads({ id: 'inventoryCounts', allow: 'inventory.read', answers: listOf(stockCountHead) })
  async list() {
    return { list: await this.rows.list() };
  }

  /** One count with its lines, without what the books say. */
  @Get('lines')
  @Reads({ id: 'inventoryCount', allow: 'inventory.read', answers: objOf(stockCount) })
  async one(@Query({ schema: stockCountIdQuery }) { id }: { id: number }) {
    return { obj: await this.view.one(id) };
  }

  @Get('review')
  @Reads({ id: 'inventoryCountReview', allow: 'inventory.read', answers: listOf(stockVariance) })
  async review(@Query({ schema: stockCountIdQuery }) { id }: { id: number }) {
    return { list: await this.view.review(id) };
  }

  @Post()
  @Command({
    id: 'inventoryStartCount',
    allow: 'inventory.edit',
    answers: objOf(stockCount),
    status: 201,
    sentence: inventoryActivity.countStarted,
  })
  async start(@Body({ schema: createStockCountBody }) body: CreateStockCount) {
    return { obj: await this.view.one(await this.starting.start(body)) };
  }

  /** What was found of one product; counting again replaces it. */
  @Put('line')
  @Command({ id: 'inventoryCountLine', allow: 'inventory.edit', answers: objOf(stockCountHead), sentence: inventoryActivity.countLine })
  async enter(@Body({ schema: countLineBody }) body: CountLine) {
    await this.entries.enter(body);
    return { obj: await this.rows.head(body.id) };
  }

  /** Corrects the stock by all variances at once. */
  @Post('post')
  @Command({ id: 'inventoryPostCount', allow: 'inventory.edit', answers: messageOnly, sentence: inventoryActivity.countPosted })
  async post(@Body({ schema: postStockCountBody }) body: PostStockCount) {
    const displayId = await this.posting.post(body);
    return { message: say(inventoryMessages.countPosted, currentLanguage(), { displayId }) };
  }

  @Delete()
  @Command({ id: 'inventoryCancelCount', allow: 'inventory.edit', answers: messageOnly, sentence: inventoryActivity.countCancelled })
  async cancel(@Query({ schema: stockCountIdQuery }) { id }: { id: number }) {
    const { displayId } = await this.rows.lockOpen(id);
    describeActivity({ displayId });
    await this.rows.setStatus(id, 'CANCELLED');
    return { message: say(inventoryMessages.countCancelled, currentLanguage(), { displayId }) };
  }
}
