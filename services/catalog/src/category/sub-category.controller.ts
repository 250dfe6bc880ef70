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

  /**
   * Lists the categories 2.
   *
   * @returns the categories 2 by name, each with the id of its category 1.
   */
  @Get()
  @ReadRoute({
    id: 'catalogSubCategories',
    allow: 'product.read',
    provides: ['Category'],
    response: listOf(subCategory),
  })
  async list() {
    return { list: await this.categories.list() };
  }

  /**
   * Adds a category 2 to a category 1.
   *
   * 409 DUPLICATE if the category 1 has another category 2 of the name.
   *
   * @returns the new category 2.
   */
  @Post()
  @Command({
    id: 'catalogAddSubCategory',
    allow: 'catalogue.edit',
    invalidates: ['Category', 'Warehouse', 'Product'],
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

  /**
   * Renames a category 2 or moves it, with its products, to another category 1.
   *
   * 409 DUPLICATE if the category 1 has another category 2 of the name; 409 STALE if `version` is given and the
   * category has changed since.
   *
   * @returns the updated category 2.
   */
  @Put()
  @Command({
    id: 'catalogUpdateSubCategory',
    allow: 'catalogue.edit',
    invalidates: ['Category', 'Warehouse', 'Product'],
    response: objOf(subCategory),
    localizedMessage: catalogActivity.subCategoryUpdated,
  })
  async update(@Body({ schema: updateSubCategoryBody }) body: UpdateSubCategory) {
    return {
      obj: await this.categories.update(body),
      message: translate(catalogMessages.subCategoryUpdated, currentLanguage()),
    };
  }

  /**
   * Deletes a category 2.
   *
   * 409 IN_USE if it has products, including disabled ones.
   *
   * @returns a confirmation message.
   */
  @Delete()
  @Command({
    id: 'catalogDeleteSubCategory',
    allow: 'catalogue.edit',
    invalidates: ['Category', 'Warehouse', 'Product'],
    response: messageOnly,
    localizedMessage: catalogActivity.subCategoryDeleted,
  })
  async remove(@Query({ schema: idQuery }) { id }: { id: number }) {
    await this.categories.remove(id);
    return { message: translate(catalogMessages.subCategoryRemoved, currentLanguage()) };
  }
}
