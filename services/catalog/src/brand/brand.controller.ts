import {
  brand,
  catalogActivity,
  catalogMessages,
  type CreateNamed,
  createNamedBody,
  idQuery,
  type UpdateNamed,
  updateNamedBody,
} from '@depot/contracts/catalog';
import { translate } from '@depot/contracts/errors';
import { listOf, messageOnly, objOf } from '@depot/contracts/wire';
import { currentLanguage } from '@depot/node-context';
import { Command, ReadRoute } from '@depot/node-http';
import { Body, Controller, Delete, Get, Post, Put, Query } from '@nestjs/common';
import { BrandService } from './brand.service.js';

/** Suppliers, which the wire calls brands. */
@Controller('brand')
export class BrandController {
  constructor(private readonly brands: BrandService) {}

  /**
   * Lists the suppliers.
   *
   * @returns the suppliers by name.
   */
  @Get()
  @ReadRoute({ id: 'catalogBrands', allow: 'product.read', provides: ['Brand'], response: listOf(brand) })
  async list() {
    return { list: await this.brands.list() };
  }

  /**
   * Adds a supplier.
   *
   * 409 DUPLICATE if another supplier has the name.
   *
   * @returns the new supplier.
   */
  @Post()
  @Command({
    id: 'catalogAddBrand',
    allow: 'catalogue.edit',
    invalidates: ['Brand'],
    response: objOf(brand),
    status: 201,
    localizedMessage: catalogActivity.brandAdded,
  })
  async create(@Body({ schema: createNamedBody }) body: CreateNamed) {
    return { obj: await this.brands.create(body), message: translate(catalogMessages.brandAdded, currentLanguage()) };
  }

  /**
   * Renames a supplier.
   *
   * 409 DUPLICATE if another supplier has the name; 409 STALE if `version` is given and the supplier has changed since.
   *
   * @returns the updated supplier.
   */
  @Put()
  @Command({
    id: 'catalogUpdateBrand',
    allow: 'catalogue.edit',
    invalidates: ['Brand', 'Product'],
    response: objOf(brand),
    localizedMessage: catalogActivity.brandUpdated,
  })
  async update(@Body({ schema: updateNamedBody }) body: UpdateNamed) {
    return { obj: await this.brands.update(body), message: translate(catalogMessages.brandUpdated, currentLanguage()) };
  }

  /**
   * Deletes a supplier.
   *
   * 409 IN_USE if products, including disabled ones, refer to it.
   *
   * @returns a confirmation message.
   */
  @Delete()
  @Command({
    id: 'catalogDeleteBrand',
    allow: 'catalogue.edit',
    invalidates: ['Brand'],
    response: messageOnly,
    localizedMessage: catalogActivity.brandDeleted,
  })
  async remove(@Query({ schema: idQuery }) { id }: { id: number }) {
    await this.brands.remove(id);
    return { message: translate(catalogMessages.brandDeleted, currentLanguage()) };
  }
}
