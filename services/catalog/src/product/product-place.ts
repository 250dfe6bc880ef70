import { catalogMessages } from '@depot/contracts/catalog';
import { DomainError, type Message } from '@depot/contracts/errors';
import { Injectable } from '@nestjs/common';
import { BrandRepository } from '../brand/brand.repository.js';
import { CategoryRepository } from '../category/category.repository.js';
import { SubCategoryRepository } from '../category/sub-category.repository.js';

/** Place of a product, as requested. */
export interface RequestedPlace {
  subWarehouse?: { id: number };
  category?: { id: number };
  brand?: { id: number } | null;
}

/**
 * Checks that a category 2 belongs to the requested parents; its row stays locked, so that no other user moves it
 * meanwhile.
 */
@Injectable()
export class ProductPlace {
  constructor(
    private readonly subCategories: SubCategoryRepository,
    private readonly categories: CategoryRepository,
    private readonly brands: BrandRepository,
  ) {}

  async check(subCategoryId: number, { subWarehouse, category, brand }: RequestedPlace): Promise<void> {
    const { categoryId } = await this.subCategories.lock(subCategoryId);
    if (category && category.id !== categoryId)
      throw buildMisplaced('subCategory', catalogMessages.subCategoryOfOtherCategory);
    const { subWarehouseId } = await this.categories.lock(categoryId);
    if (subWarehouse && subWarehouse.id !== subWarehouseId)
      throw buildMisplaced('category', catalogMessages.categoryOfOtherWarehouse);
    if (brand) await this.brands.lock(brand.id);
  }
}

function buildMisplaced(field: 'category' | 'subCategory', localizedMessage: Message): DomainError {
  return new DomainError('VALIDATION', localizedMessage, {}, [{ path: `product.${field}`, localizedMessage }]);
}
