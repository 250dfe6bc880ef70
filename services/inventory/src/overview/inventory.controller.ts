import { translate } from '@depot/contracts/errors';
import {
  type AddInventory,
  addInventoryBody,
  type AdjustUnit,
  adjustUnitBody,
  type HistoryQuery,
  historyQuery,
  inventoryActivity,
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
import { listOf, messageOnly, objOf } from '@depot/contracts/wire';
import { currentLanguage, describeActivity } from '@depot/node-context';
import { Command, ReadRoute } from '@depot/node-http';
import { Body, Controller, Delete, Get, Post, Put, Query } from '@nestjs/common';
import { AdjustService } from '../adjusting/adjust.service.js';
import { History } from '../history/history.js';
import { AddInventoryService } from '../receiving/add-inventory.service.js';
import { UnitReader } from '../unit/unit-reader.js';
import { InventoryList } from './inventory-list.js';

/** What is there: products with their stock, and the pieces and lots that they consist of. */
@Controller('inventory')
export class InventoryController {
  constructor(
    private readonly list: InventoryList,
    private readonly units: UnitReader,
    private readonly history: History,
    private readonly adding: AddInventoryService,
    private readonly adjusting: AdjustService,
  ) {}

  /** One unit by its id or label, the units of a product, or all products with their stock. */
  @Get()
  @ReadRoute({ id: 'inventoryFind', allow: 'inventory.read', response: inventoryResponse })
  async find(@Query({ schema: inventoryQuery }) { id, qrValue, productId, available = false }: InventoryQuery) {
    if (id !== undefined) return { obj: await this.units.byId(id) };
    if (qrValue !== undefined) return { obj: await this.units.byQrValue(qrValue) };
    return {
      list: productId === undefined ? await this.list.rows() : await this.units.ofProduct(productId, available),
    };
  }

  @Get('history')
  @ReadRoute({ id: 'inventoryHistory', allow: 'inventory.read', response: listOf(movement) })
  async movements(@Query({ schema: historyQuery }) { pid, before }: HistoryQuery) {
    return { list: await this.history.of(pid, before) };
  }

  @Post()
  @Command({
    id: 'inventoryAdd',
    allow: 'inventory.edit',
    response: listOf(labelledUnit),
    status: 201,
    localizedMessage: inventoryActivity.added,
  })
  async add(@Body({ schema: addInventoryBody }) body: AddInventory) {
    const list = await this.adding.add(body);
    return { list, message: translate(inventoryMessages.added, currentLanguage(), { count: list.length }) };
  }

  /** Corrects the weight of a piece or pooled lot, or the pieces of a counted lot. */
  @Put()
  @Command({
    id: 'inventoryAdjust',
    allow: 'inventory.edit',
    response: objOf(unit),
    localizedMessage: inventoryActivity.adjusted,
  })
  async adjust(@Body({ schema: adjustUnitBody }) body: AdjustUnit) {
    await this.adjusting.recount(body);
    const obj = await this.units.byId(body.inventoryId);
    describeActivity({ unit: obj.qrText });
    return { obj, message: translate(inventoryMessages.adjusted, currentLanguage()) };
  }

  @Delete()
  @Command({
    id: 'inventoryRemove',
    allow: 'inventory.edit',
    response: messageOnly,
    localizedMessage: inventoryActivity.removed,
  })
  async remove(@Query({ schema: removeUnitQuery }) { id, reason }: RemoveUnit) {
    const { qrText } = await this.units.byId(id);
    describeActivity({ unit: qrText });
    await this.adjusting.remove(id, reason);
    return { message: translate(inventoryMessages.removed, currentLanguage()) };
  }
}
