import { Body, Controller, Delete, Get, Post, Put, Query } from '@nestjs/common';
import {
  brand,
  catalogActivity,
  catalogMessages,
  createNamedBody,
  idQuery,
  updateNamedBody,
  type CreateNamed,
  type UpdateNamed,
} from '@depot/contracts/catalog';
import { say } from '@depot/contracts/errors';
import { listOf, messageOnly, objOf } from '@depot/contracts/wire';
import { currentLanguage } from '@depot/node-context';
import { Command, Reads } from '@depot/node-http';
import { BrandService } from './brand.service.js';

/** Suppliers, which the wire calls brands. */
@Controller('brand')
export class BrandController {
  constructor(private readonly brands: BrandService) {}

  @Get()
  @Reads({ id: 'catalogBrands', allow: 'product.read', answers: listOf(brand) })
  async list() {
    return { list: await this.brands.list() };
  }

  @Post()
  @Command({ id: 'catalogAddBrand', allow: 'catalogue.edit', answers: objOf(brand), status: 201, sentence: catalogActivity.brandAdded })
  async create(@Body({ schema: createNamedBody }) body: CreateNamed) {
    return { obj: await this.brands.create(body), message: say(catalogMessages.brandAdded, currentLanguage()) };
  }

  @Put()
  @Command({ id: 'catalogUpdateBrand', allow: 'catalogue.edit', answers: objOf(brand), sentence: catalogActivity.brandUpdated })
  async update(@Body({ schema: updateNamedBody }) body: UpdateNamed) {
    return { obj: await this.brands.update(body), message: say(catalogMessages.brandUpdated, currentLanguage()) };
  }

  @Delete()
  @Command({ id: 'catalogDeleteBrand', allow: 'catalogue.edit', answers: messageOnly, sentence: catalogActivity.brandDeleted })
  async remove(@Query({ schema: idQuery }) { id }: { id: number }) {
    await this.brands.remove(id);
    return { message: say(catalogMessages.brandDeleted, currentLanguage()) };
  }
}
