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

  @Get()
  @ReadRoute({ id: 'catalogBrands', allow: 'product.read', response: listOf(brand) })
  async list() {
    return { list: await this.brands.list() };
  }

  @Post()
  @Command({
    id: 'catalogAddBrand',
    allow: 'catalogue.edit',
    response: objOf(brand),
    status: 201,
    localizedMessage: catalogActivity.brandAdded,
  })
  async create(@Body({ schema: createNamedBody }) body: CreateNamed) {
    return { obj: await this.brands.create(body), message: translate(catalogMessages.brandAdded, currentLanguage()) };
  }

  @Put()
  @Command({
    id: 'catalogUpdateBrand',
    allow: 'catalogue.edit',
    response: objOf(brand),
    localizedMessage: catalogActivity.brandUpdated,
  })
  async update(@Body({ schema: updateNamedBody }) body: UpdateNamed) {
    return { obj: await this.brands.update(body), message: translate(catalogMessages.brandUpdated, currentLanguage()) };
  }

  @Delete()
  @Command({
    id: 'catalogDeleteBrand',
    allow: 'catalogue.edit',
    response: messageOnly,
    localizedMessage: catalogActivity.brandDeleted,
  })
  async remove(@Query({ schema: idQuery }) { id }: { id: number }) {
    await this.brands.remove(id);
    return { message: translate(catalogMessages.brandDeleted, currentLanguage()) };
  }
}
