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
  stockCountPiece,
  stockCountProgress,
  stockCountReview,
} from '@depot/contracts/inventory';
import { listOf, messageOnly, objOf } from '@depot/contracts/wire';
import { currentLanguage, describeActivity } from '@depot/node-context';
import { Command, ReadRoute } from '@depot/node-http';
import { Body, Controller, Delete, Get, Post, Put, Query } from '@nestjs/common';
import { EnterFinding } from './commands/enter-finding.js';
import { PostCount } from './commands/post-count.js';
import { StartCount } from './commands/start-count.js';
import { CountView } from './count-view.js';
import { StockCountRepository } from './stock-count.repository.js';

/** Cycle counts, which hide the stock on record from the user who counts. */
@Controller('stock-count')
export class CountController {
  constructor(
    private readonly counts: StockCountRepository,
    private readonly starting: StartCount,
    private readonly entries: EnterFinding,
    private readonly posting: PostCount,
    private readonly view: CountView,
  ) {}

  /**
   * Lists the stock counts, newest first.
   *
   * At most the latest 200, open ones and those that are over, without their lines.
   *
   * @returns the stock counts, each with how many products it has and how many of them were counted.
   */
  @Get()
  @ReadRoute({
    id: 'inventoryCounts',
    allow: 'inventory.read',
    provides: ['StockCount'],
    response: listOf(stockCountHead),
  })
  async list() {
    return { list: await this.counts.list() };
  }

  /**
   * Reads one stock count with its lines, without what is on record.
   *
   * Whoever counts sees only what was found so far. Lines are in the order of location, then name; a product that was
   * not counted yet has no amounts. Weights are in pounds.
   *
   * @returns the stock count with its lines.
   */
  @Get('lines')
  @ReadRoute({ id: 'inventoryCount', allow: 'inventory.read', provides: ['StockCount'], response: objOf(stockCount) })
  async getCount(@Query({ schema: stockCountIdQuery }) { id }: { id: number }) {
    return { obj: await this.view.getCount(id) };
  }

  /**
   * Reads the labels of a stock count: those of pieces that are in stock of its products.
   *
   * For a device that tells labels by itself, without a network too; what it shows names none that was not scanned. At
   * most 10,000, by product and age; a label that is not among them is looked up.
   *
   * @returns the labels, each with its piece and product.
   */
  @Get('pieces')
  @ReadRoute({
    id: 'inventoryCountPieces',
    allow: 'inventory.read',
    provides: ['Inventory'],
    response: listOf(stockCountPiece),
  })
  async listPieces(@Query({ schema: stockCountIdQuery }) { id }: { id: number }) {
    return { list: await this.view.listUnits(id) };
  }

  /**
   * Compares what was counted with what was on record at that moment.
   *
   * Products that were not counted yet are left out. Of goods weighed piece by piece, the pieces that should be there
   * and were not scanned are named. Weights are in pounds.
   *
   * @returns the counted products, in the order of location, then name, and the version of what they say.
   */
  @Get('review')
  @ReadRoute({
    id: 'inventoryCountReview',
    allow: 'inventory.read',
    provides: ['StockCount'],
    response: stockCountReview,
  })
  async getReview(@Query({ schema: stockCountIdQuery }) { id }: { id: number }) {
    return this.view.getReview(id);
  }

  /**
   * Starts a stock count of a warehouse, a category of either level or a location.
   *
   * 400 VALIDATION unless exactly one of these is given, and where it has no products or more than 2,000. 409 DUPLICATE
   * where another open count has one of the products. Disabled products take part as long as something is left of them.
   *
   * @returns the new stock count with its lines.
   */
  @Post()
  @Command({
    id: 'inventoryStartCount',
    allow: 'inventory.edit',
    invalidates: { done: ['StockCount'] },
    response: objOf(stockCount),
    status: 201,
    localizedMessage: inventoryActivity.countStarted,
  })
  async start(@Body({ schema: createStockCountBody }) body: CreateStockCount) {
    return { obj: await this.view.getCount(await this.starting.execute(body)) };
  }

  /**
   * Enters what was found of one product of an open stock count.
   *
   * Goods weighed piece by piece are scanned: `add` names pieces that are there, `remove` those that were listed by
   * mistake; they add up, whoever sends them, and both empty say that there are none. Of other goods `quantity`, or
   * `weight` in pounds for a pool, replaces what was entered before.
   *
   * 409 STALE where `version` is given and somebody has entered another amount since, or where a scanned piece had left
   * before the product was first counted; 409 INVALID_TRANSITION where the count is over. 404 where the count does not
   * have the product; 400 VALIDATION where a scanned piece is of another one.
   *
   * @returns the state of the count, with the line that was changed.
   */
  @Put('line')
  @Command({
    id: 'inventoryCountLine',
    allow: 'inventory.edit',
    invalidates: 'nothing',
    response: objOf(stockCountProgress),
    localizedMessage: inventoryActivity.countLine,
  })
  async recordFinding(@Body({ schema: countLineBody }) body: CountLine) {
    return { obj: await this.entries.execute(body) };
  }

  /**
   * Posts a stock count: corrects the stock by all of its variances at once.
   *
   * Each variance is a movement with the reason; products that were not counted stay as they are. What has moved since
   * a product was counted is taken into account. It cannot be undone.
   *
   * 400 VALIDATION where nothing was counted; 409 STALE where `version` is given and anything was found since that
   * review, or where products must be counted again; 409 INVALID_TRANSITION where the count is over.
   *
   * @returns a message with the number of the count.
   */
  @Post('post')
  @Command({
    id: 'inventoryPostCount',
    allow: 'inventory.edit',
    invalidates: { done: ['StockCount', 'Inventory', 'Product', 'Received'], stale: ['StockCount'] },
    response: messageOnly,
    localizedMessage: inventoryActivity.countPosted,
  })
  async post(@Body({ schema: postStockCountBody }) body: PostStockCount) {
    const displayId = await this.posting.execute(body);
    return { message: translate(inventoryMessages.countPosted, currentLanguage(), { displayId }) };
  }

  /**
   * Cancels an open stock count; the stock stays as it is.
   *
   * 409 INVALID_TRANSITION where the count is over.
   *
   * @returns a message with the number of the count.
   */
  @Delete()
  @Command({
    id: 'inventoryCancelCount',
    allow: 'inventory.edit',
    invalidates: { done: ['StockCount'] },
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
