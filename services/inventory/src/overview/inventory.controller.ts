import { translate } from '@depot/contracts/errors';
import {
  type AddInventoryBody,
  addInventoryBody,
  type AdjustUnit,
  adjustUnitBody,
  type HistoryQuery,
  inventoryActivity,
  inventoryHistoryQuery,
  inventoryMessages,
  type InventoryQuery,
  inventoryQuery,
  inventoryResponse,
  labelledUnit,
  movement,
  type RemoveUnit,
  removeUnitQuery,
  unit,
} from '@depot/contracts/inventory';
import { listTag } from '@depot/contracts/tags';
import { listOf, messageOnly, objOf } from '@depot/contracts/wire';
import { currentLanguage, describeActivity } from '@depot/node-context';
import { Command, ReadRoute } from '@depot/node-http';
import { Body, Controller, Delete, Get, Post, Put, Query } from '@nestjs/common';
import { AdjustService } from '../adjusting/adjust.service.js';
import { AddStock } from '../receiving/add-stock.js';
import { UnitReader } from '../unit/unit-reader.js';
import { InventoryListing } from './inventory-listing.js';
import { ListMovements } from './list-movements.js';

/** Products with their stock, units and lots. */
@Controller('inventory')
export class InventoryController {
  constructor(
    private readonly list: InventoryListing,
    private readonly units: UnitReader,
    private readonly history: ListMovements,
    private readonly adding: AddStock,
    private readonly adjusting: AdjustService,
  ) {}

  /**
   * Reads one unit, the units of a product or of an order, or all products with their stock.
   *
   * A unit is a labelled piece, or what remains of a lot: asked for by `id` or `qrValue` it comes as `obj`, or 404.
   * With `productId` its units come as `list`, at most 5,000: those in stock in the order in which they should leave,
   * then those that left, the latest first; with `available=true` only those in stock.
   *
   * With `orderId` the pieces and lots that have left on the order come as `list`, also those that came back.
   *
   * Without any of these the `list` is of products: enabled ones, and disabled ones as long as something is left of
   * them. `booked` and `reserved` are pieces, or pounds for a pool of weight; prices are in dollars.
   *
   * @returns one unit as `obj`, or units or products as `list`.
   */
  @Get()
  @ReadRoute({ id: 'inventoryFind', allow: 'inventory.read', provides: ['Inventory'], response: inventoryResponse })
  async find(@Query({ schema: inventoryQuery }) query: InventoryQuery) {
    const { id, qrValue, productId, orderId, available = false } = query;
    if (id !== undefined) return { obj: await this.units.getById(id) };
    if (qrValue !== undefined) return { obj: await this.units.getByQrValue(qrValue) };
    if (orderId !== undefined) return { list: await this.units.findByOrder(orderId) };
    return {
      list: productId === undefined ? await this.list.listRows() : await this.units.findByProduct(productId, available),
    };
  }

  /**
   * Lists the movements of a product, newest first.
   *
   * A hundred at a time; `before` is the id of the last one that is known and asks for older ones. Each has the balance
   * after it, in pieces and pounds.
   *
   * @returns the movements.
   */
  @Get('history')
  @ReadRoute({
    id: 'inventoryHistory',
    allow: 'inventory.read',
    provides: ['Inventory', listTag('Inventory')],
    response: listOf(movement),
  })
  async listMovements(@Query({ schema: inventoryHistoryQuery }) { pid, before }: HistoryQuery) {
    return { list: await this.history.execute(pid, before) };
  }

  /**
   * Adds goods to the stock and makes a label for each piece or lot.
   *
   * Counted goods need a quantity, weighed goods a weight in pounds; for goods weighed piece by piece, a quantity is
   * the number of pieces of that weight. `needRecord` also writes a received record, dated `date` (epoch ms; now where
   * left out).
   *
   * 409 UNUSUAL_WEIGHT where a weight is outside of what is usual for its product, unless `weightsConfirmed` is true.
   * 400 VALIDATION where a line lacks its amount, or where there would be more than 20,000 labels, or `date` is more
   * than a day ahead; 404 NOT_FOUND with each line (`details`) whose product does not exist.
   *
   * @returns the new labels, in the order of the lines, and a message.
   */
  @Post()
  @Command({
    id: 'inventoryAdd',
    allow: 'inventory.edit',
    invalidates: { done: ['DeliveryReceipt', 'Received', 'Inventory', 'Product'] },
    response: listOf(labelledUnit),
    status: 201,
    localizedMessage: inventoryActivity.added,
  })
  async add(@Body({ schema: addInventoryBody }) body: AddInventoryBody) {
    const list = await this.adding.execute(body);
    return { list, message: translate(inventoryMessages.added, currentLanguage(), { count: list.length }) };
  }

  /**
   * Corrects the weight of a piece or pooled lot, or the pieces of a counted lot.
   *
   * Counted goods take `quantity`, others `weight` in pounds; the history keeps the reason. A piece gets a new label
   * text.
   *
   * 409 STALE where it is no longer in stock, or where `seenQuantity` or `seenWeight` is given and no longer what is
   * there; 409 INSUFFICIENT_STOCK where too little would be left for what is booked or reserved; 409 UNUSUAL_WEIGHT
   * unless `weightsConfirmed` is true.
   *
   * @returns the unit as it is now, and a message.
   */
  @Put()
  @Command({
    id: 'inventoryAdjust',
    allow: 'inventory.edit',
    invalidates: { done: ['Inventory', 'Product', 'Received'], stale: ['Inventory', 'Product', 'Received'] },
    response: objOf(unit),
    localizedMessage: inventoryActivity.adjusted,
  })
  async adjust(@Body({ schema: adjustUnitBody }) body: AdjustUnit) {
    await this.adjusting.recount(body);
    const obj = await this.units.getById(body.inventoryId);
    describeActivity({ unit: obj.qrText });
    return { obj, message: translate(inventoryMessages.adjusted, currentLanguage()) };
  }

  /**
   * Removes a piece, or what remains of a lot, from the stock.
   *
   * The history keeps the reason. 409 STALE where it is no longer in stock, or where `seenQuantity` or `seenWeight` is
   * given and no longer what is there; 409 INSUFFICIENT_STOCK where too little would be left for what is booked or
   * reserved.
   *
   * @returns a message.
   */
  @Delete()
  @Command({
    id: 'inventoryRemove',
    allow: 'inventory.edit',
    invalidates: { done: ['Inventory', 'Product', 'Received'], stale: ['Inventory', 'Product', 'Received'] },
    response: messageOnly,
    localizedMessage: inventoryActivity.removed,
  })
  async remove(@Query({ schema: removeUnitQuery }) { id, reason, ...seen }: RemoveUnit) {
    const { qrText } = await this.units.getById(id);
    describeActivity({ unit: qrText });
    await this.adjusting.remove(id, reason, seen);
    return { message: translate(inventoryMessages.removed, currentLanguage()) };
  }
}
