import { Body, Controller, Delete, Get, Post, Put, Query } from '@nestjs/common';
import {
  catalogActivity,
  catalogMessages,
  createCategoryBody,
  idQuery,
  category,
  updateCategoryBody,
  type CreateCategory,
  type UpdateCategory,
} from '@depot/contracts/catalog';
import { say } from '@depot/contracts/errors';
import { listOf, messageOnly, objOf } from '@depot/contracts/wire';
import { currentLanguage } from '@depot/node-context';
import { Command, Reads } from '@depot/node-http';
import { CategoryService } from './category.service.js';

/** Category 1. */
@Controller('category')
export class CategoryController {
  constructor(private readonly categories: CategoryService) {}

  @Get()
  @Reads({ id: 'catalogCategories', allow: 'product.read', answers: listOf(category) })
  async list() {
    return { list: await this.categories.list() };
  }

  @Post()
  @Command({
    id: 'catalogAddCategory',
    allow: 'catalogue.edit',
    answers: objOf(category),
    status: 201,
    sentence: catalogActivity.categoryAdded,
  })
  async create(@Body({ schema: createCategoryBody }) body: CreateCategory) {
    return { obj: await this.categories.create(body), message: say(catalogMessages.categoryAdded, currentLanguage()) };
  }

  @Put()
  @Command({ id: 'catalogUpdateCategory', allow: 'catalogue.edit', answers: objOf(category), sentence: catalogActivity.categoryUpdated })
  async update(@Body({ schema: updateCategoryBody }) body: UpdateCategory) {
    return { obj: await this.categories.update(body), message: say(catalogMessages.categoryUpdated, currentLanguage()) };
  }

  @Delete()
  @Command({ id: 'catalogDeleteCategory', allow: 'catalogue.edit', answers: messageOnly, sentence: catalogActivity.categoryDeleted })
  async remove(@Query({ schema: idQuery }) { id }: { id: number }) {
    await this.categories.remove(id);
    return { message: say(catalogMessages.categoryRemoved, currentLanguage()) };
  }
}
