import { catalogMessages } from '@depot/contracts/catalog';
import { DomainError, type Message } from '@depot/contracts/errors';
import { Db } from '@depot/node-database';
import { Injectable } from '@nestjs/common';
import { BrandEntity } from '../brand/brand.entity.js';
import { CategoryEntity } from '../category/category.entity.js';
import { SubCategoryEntity } from '../category/sub-category.entity.js';

/** Where a product is said to belong. */
export interface Place {
  subWarehouse?: { id: number };
  category?: { id: number };
  brand?: { id: number } | null;
}

/** Checks that a category 2 lies where the request says; its row stays locked, so that nobody moves it meanwhile. */
@Injectable()
export class ProductPlace {
  constructor(private readonly db: Db) {}

  async check(subCategoryId: number, { subWarehouse, category, brand }: Place): Promise<void> {
    const { categoryId } = await this.db.of(SubCategoryEntity).requireLocked({ id: subCategoryId });
    if (category && category.id !== categoryId)
      throw misplaced('subCategory', catalogMessages.subCategoryOfOtherCategory);
    const { subWarehouseId } = await this.db.of(CategoryEntity).requireLocked({ id: categoryId });
    if (subWarehouse && subWarehouse.id !== subWarehouseId)
      throw misplaced('category', catalogMessages.categoryOfOtherWarehouse);
    if (brand) await this.db.of(BrandEntity).requireLocked({ id: brand.id });
  }
}

function misplaced(field: 'category' | 'subCategory', localizedMessage: Message): DomainError {
  return new DomainError('VALIDATION', localizedMessage, {}, [{ path: `product.${field}`, localizedMessage }]);
}
