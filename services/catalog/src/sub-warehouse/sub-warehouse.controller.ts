import { Body, Controller, Delete, Get, Post, Put, Query } from '@nestjs/common';
import {
  catalogActivity,
  catalogMessages,
  createNamedBody,
  idQuery,
  subWarehouse,
  updateNamedBody,
  type CreateNamed,
  type UpdateNamed,
} from '@depot/contracts/catalog';
import { say } from '@depot/contracts/errors';
import { listOf, messageOnly, objOf } from '@depot/contracts/wire';
import { currentLanguage } from '@depot/node-context';
import { Command, Reads } from '@depot/node-http';
import { SubWarehouseService } from './sub-warehouse.service.js';

/** Areas of the warehouse, which people call warehouses. */
@Controller('warehouse')
export class SubWarehouseController {
  constructor(private readonly areas: SubWarehouseService) {}

  @Get()
  @Reads({ id: 'catalogWarehouses', allow: 'product.read', answers: listOf(subWarehouse) })
  async list() {
    return { list: await this.areas.list() };
  }

  @Post()
  @Command({
    id: 'catalogAddWarehouse',
    allow: 'catalogue.edit',
    answers: objOf(subWarehouse),
    status: 201,
    sentence: catalogActivity.warehouseAdded,
  })
  async create(@Body({ schema: createNamedBody }) body: CreateNamed) {
    return { obj: await this.areas.create(body), message: say(catalogMessages.warehouseAdded, currentLanguage()) };
  }

  @Put()
  @Command({
    id: 'catalogUpdateWarehouse',
    allow: 'catalogue.edit',
    answers: objOf(subWarehouse),
    sentence: catalogActivity.warehouseUpdated,
  })
  async update(@Body({ schema: updateNamedBody }) body: UpdateNamed) {
    return { obj: await this.areas.update(body), message: say(catalogMessages.warehouseUpdated, currentLanguage()) };
  }

  @Delete()
  @Command({ id: 'catalogDeleteWarehouse', allow: 'catalogue.edit', answers: messageOnly, sentence: catalogActivity.warehouseDeleted })
  async remove(@Query({ schema: idQuery }) { id }: { id: number }) {
    await this.areas.remove(id);
    return { message: say(catalogMessages.warehouseDeleted, currentLanguage()) };
  }
}
