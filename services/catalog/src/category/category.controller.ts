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

  /**
   * Lists the categories 1 with their categories 2.
   *
   * @returns the categories 1 by area and name, each with its categories 2.
   */
  @Get()
  @ReadRoute({ id: 'catalogCategories', allow: 'product.read', provides: ['Category'], response: listOf(category) })
  async list() {
    return { list: await this.categories.list() };
  }

  /**
   * Adds a category 1 to an area of the warehouse.
   *
   * 409 DUPLICATE if the area has another category 1 of the name.
   *
   * @returns the new category 1.
   */
  @Post()
  @Command({
    id: 'catalogAddCategory',
    allow: 'catalogue.edit',
    invalidates: ['Category', 'Warehouse', 'Product'],
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

  /**
   * Renames a category 1 or moves it, with its products, to another area.
   *
   * 409 DUPLICATE if the area has another category 1 of the name; 409 STALE if `version` is given and the category has
   * changed since.
   *
   * @returns the updated category 1, with its categories 2.
   */
  @Put()
  @Command({
    id: 'catalogUpdateCategory',
    allow: 'catalogue.edit',
    invalidates: ['Category', 'Warehouse', 'Product'],
    response: objOf(category),
    localizedMessage: catalogActivity.categoryUpdated,
  })
  async update(@Body({ schema: updateCategoryBody }) body: UpdateCategory) {
    return {
      obj: await this.categories.update(body),
      message: translate(catalogMessages.categoryUpdated, currentLanguage()),
    };
  }

  /**
   * Deletes a category 1 with its categories 2.
   *
   * 409 IN_USE if one of them has products, including disabled ones.
   *
   * @returns a confirmation message.
   */
  @Delete()
  @Command({
    id: 'catalogDeleteCategory',
    allow: 'catalogue.edit',
    invalidates: ['Category', 'Warehouse', 'Product'],
    response: messageOnly,
    localizedMessage: catalogActivity.categoryDeleted,
  })
  async remove(@Query({ schema: idQuery }) { id }: { id: number }) {
    await this.categories.remove(id);
    return { message: translate(catalogMessages.categoryRemoved, currentLanguage()) };
  }
}
