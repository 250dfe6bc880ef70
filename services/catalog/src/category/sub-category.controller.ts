import { Body, Controller, Delete, Get, Post, Put, Query } from '@nestjs/common';
import {
  catalogActivity,
  catalogMessages,
  createSubCategoryBody,
  idQuery,
  subCategory,
  updateSubCategoryBody,
  type CreateSubCategory,
  type UpdateSubCategory,
} from '@depot/contracts/catalog';
import { say } from '@depot/contracts/errors';
import { listOf, messageOnly, objOf } from '@depot/contracts/wire';
import { currentLanguage } from '@depot/node-context';
import { Command, Reads } from '@depot/node-http';
import { SubCategoryService } from './sub-category.service.js';

/** Category 2. */
@Controller('category/sub')
export class SubCategoryController {
  constructor(private readonly categories: SubCategoryService) {}

  @Get()
  @Reads({ id: 'catalogSubCategories', allow: 'product.read', answers: listOf(subCategory) })
  async list() {
    return { list: await this.categories.list() };
  }

  @Post()
  @Command({
    id: 'catalogAddSubCategory',
    allow: 'catalogue.edit',
    answers: objOf(subCategory),
    status: 201,
    sentence: catalogActivity.subCategoryAdded,
  })
  async create(@Body({ schema: createSubCategoryBody }) body: CreateSubCategory) {
    return { obj: await this.categories.create(body), message: say(catalogMessages.subCategoryAdded, currentLanguage()) };
  }

  @Put()
  @Command({
    id: 'catalogUpdateSubCategory',
    allow: 'catalogue.edit',
    answers: objOf(subCategory),
    sentence: catalogActivity.subCategoryUpdated,
  })
  async update(@Body({ schema: updateSubCategoryBody }) body: UpdateSubCategory) {
    return { obj: await this.categories.update(body), message: say(catalogMessages.subCategoryUpdated, currentLanguage()) };
  }

  @Delete()
  @Command({ id: 'catalogDeleteSubCategory', allow: 'catalogue.edit', answers: messageOnly, sentence: catalogActivity.subCategoryDeleted })
  async remove(@Query({ schema: idQuery }) { id }: { id: number }) {
    await this.categories.remove(id);
    return { message: say(catalogMessages.subCategoryRemoved, currentLanguage()) };
  }
}
