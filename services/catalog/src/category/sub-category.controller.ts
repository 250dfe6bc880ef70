import {
  catalogActivity,
  catalogMessages,
  type CreateSubCategory,
  createSubCategoryBody,
  idQuery,
  subCategory,
  type UpdateSubCategory,
  updateSubCategoryBody,
} from '@depot/contracts/catalog';
import { translate } from '@depot/contracts/errors';
import { listOf, messageOnly, objOf } from '@depot/contracts/wire';
import { currentLanguage } from '@depot/node-context';
import { Command, ReadRoute } from '@depot/node-http';
import { Body, Controller, Delete, Get, Post, Put, Query } from '@nestjs/common';
import { SubCategoryService } from './sub-category.service.js';

/** Category 2. */
@Controller('category/sub')
export class SubCategoryController {
  constructor(private readonly categories: SubCategoryService) {}

  @Get()
  @ReadRoute({ id: 'catalogSubCategories', allow: 'product.read', response: listOf(subCategory) })
  async list() {
    return { list: await this.categories.list() };
  }

  @Post()
  @Command({
    id: 'catalogAddSubCategory',
    allow: 'catalogue.edit',
    response: objOf(subCategory),
    status: 201,
    localizedMessage: catalogActivity.subCategoryAdded,
  })
  async create(@Body({ schema: createSubCategoryBody }) body: CreateSubCategory) {
    return {
      obj: await this.categories.create(body),
      message: translate(catalogMessages.subCategoryAdded, currentLanguage()),
    };
  }

  @Put()
  @Command({
    id: 'catalogUpdateSubCategory',
    allow: 'catalogue.edit',
    response: objOf(subCategory),
    localizedMessage: catalogActivity.subCategoryUpdated,
  })
  async update(@Body({ schema: updateSubCategoryBody }) body: UpdateSubCategory) {
    return {
      obj: await this.categories.update(body),
      message: translate(catalogMessages.subCategoryUpdated, currentLanguage()),
    };
  }

  @Delete()
  @Command({
    id: 'catalogDeleteSubCategory',
    allow: 'catalogue.edit',
    response: messageOnly,
    localizedMessage: catalogActivity.subCategoryDeleted,
  })
  async remove(@Query({ schema: idQuery }) { id }: { id: number }) {
    await this.categories.remove(id);
    return { message: translate(catalogMessages.subCategoryRemoved, currentLanguage()) };
  }
}
