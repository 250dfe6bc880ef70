import { compareLocations, type ProductListing, productName } from '@depot/contracts/catalog';
import { DomainError } from '@depot/contracts/errors';
import { type CreateStockCount, inventoryMessages, productsPerCount } from '@depot/contracts/inventory';
import { currentSession, describeActivity } from '@depot/node-context';
import { Numbering } from '@depot/node-platform';
import { Injectable } from '@nestjs/common';
import { InventoryListing, type StockedProduct } from '../../overview/inventory-listing.js';
import { type Overlap, StockCountRepository } from '../stock-count.repository.js';

interface Scope {
  fits: (product: ProductListing) => boolean;
  nameOf: (product: ProductListing) => string;
}

/** Starts a count of an area, a category or a location. */
@Injectable()
export class StartCount {
  constructor(
    private readonly counts: StockCountRepository,
    private readonly inventory: InventoryListing,
    private readonly numbering: Numbering,
  ) {}

  /** Returns the id of the count. Disabled products with stock are included. */
  async execute(body: CreateStockCount): Promise<number> {
    const { fits, nameOf } = chooseScope(body);
    const stocked = (await this.inventory.listStocked()).filter(({ product }) => fits(product)).sort(compareStocked);
    const [first] = stocked;
    if (!first) throw new DomainError('VALIDATION', inventoryMessages.countEmpty);
    if (stocked.length > productsPerCount)
      throw new DomainError('VALIDATION', inventoryMessages.countTooLarge, { max: productsPerCount });
    const displayId = await this.numbering.assignNumber('stock-count');
    const name = nameOf(first.product);
    describeActivity({ displayId, name });
    const count = { displayId, name, createdBy: currentSession().displayName, time: Date.now() };
    const productIds = stocked.map(({ product }) => product.productId);
    const id = await this.counts.insert(count, productIds);
    const overlap = await this.counts.addOpenProducts(id, productIds);
    if (overlap) throw createOverlapError(overlap, stocked);
    return id;
  }
}

function createOverlapError({ productId, displayId, name }: Overlap, stocked: readonly StockedProduct[]): DomainError {
  const other = stocked.find(({ product }) => product.productId === productId);
  const product = other ? productName(other.product) : '';
  return new DomainError('DUPLICATE', inventoryMessages.countOverlaps, { product, displayId, name });
}

function chooseScope({ subWarehouseId, categoryId, subCategoryId, location }: CreateStockCount): Scope {
  const scopes = [
    subWarehouseId !== undefined &&
      createScope(
        ({ subWarehouse }) => subWarehouse.id === subWarehouseId,
        ({ subWarehouse }) => subWarehouse.name,
      ),
    categoryId !== undefined &&
      createScope(
        ({ category }) => category.id === categoryId,
        ({ category }) => category.name,
      ),
    subCategoryId !== undefined &&
      createScope(
        ({ subCategory }) => subCategory.id === subCategoryId,
        ({ category, subCategory }) => `${category.name} / ${subCategory.name}`,
      ),
    Boolean(location) &&
      createScope(
        (product) => product.location === location,
        (product) => product.location,
      ),
  ].filter((each) => each !== false);
  const [only] = scopes;
  if (!only || scopes.length > 1) throw new DomainError('VALIDATION', inventoryMessages.countScope);
  return only;
}

const createScope = (
  fits: (product: ProductListing) => boolean,
  nameOf: (product: ProductListing) => string,
): Scope => ({
  fits,
  nameOf,
});

/** By location, then by name, so that the user walks each aisle once. */
function compareStocked({ product: a }: StockedProduct, { product: b }: StockedProduct): number {
  return compareLocations(a.location, b.location) || productName(a).localeCompare(productName(b));
}
