import { translate } from '@depot/contracts/errors';
import {
  type CountLine,
  countLineBody,
  type CreateStockCount,
  createStockCountBody,
  inventoryActivity,
  inventoryMessages,
  type PostStockCount,
  postStockCountBody,
  stockCount,
  stockCountHead,
  stockCountIdQuery,
  stockCountProgress,
  stockVariance,
} from '@depot/contracts/inventory';
import { listOf, messageOnly, objOf } from '@depot/contracts/wire';
import { currentLanguage, describeActivity } from '@depot/node-context';
import { Command, ReadRoute } from '@depot/node-http';
import { Body, Controller, Delete, Get, Post, Put, Query } from '@nestjs/common';
import { CountEntry } from './count-entry.js';
import { CountPosting } from './count-posting.js';
import { CountStart } from './count-start.js';
import { CountView } from './count-view.js';
import { StockCountRepository } from './stock-count.repository.js';

/** Cycle counts: what is there, counted without looking at the books. */
@Controller('stock-count')
export class CountController {
  constructor(
    private readonly counts: StockCountRepository,
    private readonly starting: CountStart,
    private readonly entries: CountEntry,
    private readonly posting: CountPosting,
    private readonly view: CountView,
  ) {}

  @Get()
  @ReadRoute({ id: 'inventoryCounts', allow: 'inventory.read', response: listOf(stockCountHead) })
  async list() {
    return { list: await this.counts.list() };
  }

  /** One count with its lines, without what the books say. */
  @Get('lines')
  @ReadRoute({ id: 'inventoryCount', allow: 'inventory.read', response: objOf(stockCount) })
  async one(@Query({ schema: stockCountIdQuery }) { id }: { id: number }) {
    return { obj: await this.view.one(id) };
  }

  @Get('review')
  @ReadRoute({ id: 'inventoryCountReview', allow: 'inventory.read', response: listOf(stockVariance) })
  async review(@Query({ schema: stockCountIdQuery }) { id }: { id: number }) {
    return { list: await this.view.review(id) };
  }

  @Post()
  @Command({
    id: 'inventoryStartCount',
    allow: 'inventory.edit',
    response: objOf(stockCount),
    status: 201,
    localizedMessage: inventoryActivity.countStarted,
  })
  async start(@Body({ schema: createStockCountBody }) body: CreateStockCount) {
    return { obj: await this.view.one(await this.starting.start(body)) };
  }

  /** What was found of one product: labelled pieces add up, an amount replaces the one before it. */
  @Put('line')
  @Command({
    id: 'inventoryCountLine',
    allow: 'inventory.edit',
    response: objOf(stockCountProgress),
    localizedMessage: inventoryActivity.countLine,
  })
  async enter(@Body({ schema: countLineBody }) body: CountLine) {
    return { obj: await this.entries.enter(body) };
  }

  /** Corrects the stock by all variances at once. */
  @Post('post')
  @Command({
    id: 'inventoryPostCount',
    allow: 'inventory.edit',
    response: messageOnly,
    localizedMessage: inventoryActivity.countPosted,
  })
  async post(@Body({ schema: postStockCountBody }) body: PostStockCount) {
    const displayId = await this.posting.post(body);
    return { message: translate(inventoryMessages.countPosted, currentLanguage(), { displayId }) };
  }

  @Delete()
  @Command({
    id: 'inventoryCancelCount',
    allow: 'inventory.edit',
    response: messageOnly,
    localizedMessage: inventoryActivity.countCancelled,
  })
  async cancel(@Query({ schema: stockCountIdQuery }) { id }: { id: number }) {
    const { displayId } = await this.counts.lockOpen(id);
    describeActivity({ displayId });
    await this.counts.end(id, 'CANCELLED');
    return { message: translate(inventoryMessages.countCancelled, currentLanguage(), { displayId }) };
  }
}
