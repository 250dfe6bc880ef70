import {
  catalogActivity,
  catalogMessages,
  category,
  type CreateCategory,
  createCategoryBody,
  idQuery,
  type UpdateCategory,
  updateCategoryBody,
} from '@depot/contracts/catalog';
import { translate } from '@depot/contracts/errors';
import { listOf, messageOnly, objOf } from '@depot/contracts/wire';
import { currentLanguage } from '@depot/node-context';
import { Command, ReadRoute } from '@depot/node-http';
import { Body, Controller, Delete, Get, Post, Put, Query } from '@nestjs/common';
import { CategoryService } from './category.service.js';

/** Category 1. */
@Controller('category')
export class CategoryController {
  constructor(private readonly categories: CategoryService) {}

  @Get()
  @ReadRoute({ id: 'catalogCategories', allow: 'product.read', response: listOf(category) })
  async list() {
    return { list: await this.categories.list() };
  }

  @Post()
  @Command({
    id: 'catalogAddCategory',
    allow: 'catalogue.edit',
    response: objOf(category),
    status: 201,
    localizedMessage: catalogActivity.categoryAdded,
  })
  async create(@Body({ schema: createCategoryBody }) body: CreateCategory) {
    return {
      obj: await this.categories.create(body),
      message: translate(catalogMessages.categoryAdded, currentLanguage()),
    };
  }

  @Put()
  @Command({
    id: 'catalogUpdateCategory',
    allow: 'catalogue.edit',
    response: objOf(category),
    localizedMessage: catalogActivity.categoryUpdated,
  })
  async update(@Body({ schema: updateCategoryBody }) body: UpdateCategory) {
    return {
      obj: await this.categories.update(body),
      message: translate(catalogMessages.categoryUpdated, currentLanguage()),
    };
  }

  @Delete()
  @Command({
    id: 'catalogDeleteCategory',
    allow: 'catalogue.edit',
    response: messageOnly,
    localizedMessage: catalogActivity.categoryDeleted,
  })
  async remove(@Query({ schema: idQuery }) { id }: { id: number }) {
    await this.categories.remove(id);
    return { message: translate(catalogMessages.categoryRemoved, currentLanguage()) };
  }
}
