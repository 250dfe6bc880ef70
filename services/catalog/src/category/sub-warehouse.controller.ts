import {
  catalogActivity,
  catalogMessages,
  type CreateNamed,
  createNamedBody,
  idQuery,
  subWarehouse,
  type UpdateNamed,
  updateNamedBody,
} from '@depot/contracts/catalog';
import { translate } from '@depot/contracts/errors';
import { listOf, messageOnly, objOf } from '@depot/contracts/wire';
import { currentLanguage } from '@depot/node-context';
import { Command, ReadRoute } from '@depot/node-http';
import { Body, Controller, Delete, Get, Post, Put, Query } from '@nestjs/common';
import { SubWarehouseService } from './sub-warehouse.service.js';

/** Areas of the warehouse, which users call warehouses. */
@Controller('warehouse')
export class SubWarehouseController {
  constructor(private readonly areas: SubWarehouseService) {}

  /**
   * Lists the areas of the warehouse.
   *
   * @returns the areas by name, each with the names of its categories.
   */
  @Get()
  @ReadRoute({
    id: 'catalogWarehouses',
    allow: 'product.read',
    provides: ['Warehouse'],
    response: listOf(subWarehouse),
  })
  async list() {
    return { list: await this.areas.list() };
  }

  /**
   * Adds an area of the warehouse.
   *
   * 409 DUPLICATE if another area has the name.
   *
   * @returns the new area, which has no categories yet.
   */
  @Post()
  @Command({
    id: 'catalogAddWarehouse',
    allow: 'catalogue.edit',
    invalidates: ['Warehouse'],
    response: objOf(subWarehouse),
    status: 201,
    localizedMessage: catalogActivity.warehouseAdded,
  })
  async create(@Body({ schema: createNamedBody }) body: CreateNamed) {
    return {
      obj: await this.areas.create(body),
      message: translate(catalogMessages.warehouseAdded, currentLanguage()),
    };
  }

  /**
   * Renames an area of the warehouse.
   *
   * 409 DUPLICATE if another area has the name; 409 STALE if `version` is given and the area has changed since.
   *
   * @returns the updated area, with the names of its categories.
   */
  @Put()
  @Command({
    id: 'catalogUpdateWarehouse',
    allow: 'catalogue.edit',
    invalidates: ['Warehouse', 'Category', 'Product'],
    response: objOf(subWarehouse),
    localizedMessage: catalogActivity.warehouseUpdated,
  })
  async update(@Body({ schema: updateNamedBody }) body: UpdateNamed) {
    return {
      obj: await this.areas.update(body),
      message: translate(catalogMessages.warehouseUpdated, currentLanguage()),
    };
  }

  /**
   * Deletes an area of the warehouse.
   *
   * 409 IN_USE if it has categories.
   *
   * @returns a confirmation message.
   */
  @Delete()
  @Command({
    id: 'catalogDeleteWarehouse',
    allow: 'catalogue.edit',
    invalidates: ['Warehouse'],
    response: messageOnly,
    localizedMessage: catalogActivity.warehouseDeleted,
  })
  async remove(@Query({ schema: idQuery }) { id }: { id: number }) {
    await this.areas.remove(id);
    return { message: translate(catalogMessages.warehouseDeleted, currentLanguage()) };
  }
}
