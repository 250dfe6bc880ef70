import { Injectable } from '@nestjs/common';
import { productName, type ProductListing } from '@depot/contracts/catalog';
import { Refusal } from '@depot/contracts/errors';
import { inventoryMessages, productsPerCount, type CreateStockCount } from '@depot/contracts/inventory';
import { currentSession, describeActivity } from '@depot/node-context';
import { Numbering } from '@depot/node-database';
import { InventoryList, type StockedProduct } from '../overview/inventory-list.js';
import { CountRows } from './count-rows.js';

interface Scope {
  fits: (product: ProductListing) => boolean;
  nameOf: (product: ProductListing) => string;
}

/** Begins a count of what belongs together. */
@Injectable()
export class CountStart {
  constructor(
    private readonly rows: CountRows,
    private readonly inventory: InventoryList,
    private readonly numbering: Numbering,
  ) {}

  /** Answers the id of the count. Products that are disabled take part as long as something is left of them. */
  async start(body: CreateStockCount): Promise<number> {
    const { fits, nameOf } = scopeOf(body);
    const stocked = (await this.inventory.stocked()).filter(({ product }) => fits(product)).sort(byPlace);
    const [first] = stocked;
    if (!first) throw new Refusal('VALIDATION', inventoryMessages.countEmpty);
    if (stocked.length > productsPerCount) throw new Refusal('VALIDATION', inventoryMessages.countTooLarge, { max: productsPerCount });
    const displayId = await this.numbering.next('stock-count');
    const name = nameOf(first.product);
    describeActivity({ displayId, name });
    const count = { displayId, name, createdBy: currentSession().displayName, time: Date.now() };
    return this.rows.insert(
      count,
      stocked.map(({ product }) => product.productId),
    );
  }
}

function scopeOf({ subWarehouseId, categoryId, subCategoryId, location }: CreateStockCount): Scope {
  const scopes = [
    subWarehouseId !== undefined &&
      scope(
        ({ subWarehouse }) => subWarehouse.id === subWarehouseId,
        ({ subWarehouse }) => subWarehouse.name,
      ),
    categoryId !== undefined &&
      scope(
        ({ category }) => category.id === categoryId,
        ({ category }) => category.name,
      ),
    subCategoryId !== undefined &&
      scope(
        ({ subCategory }) => subCategory.id === subCategoryId,
        ({ category, subCategory }) => `${category.name} / ${subCategory.name}`,
      ),
    Boolean(location) &&
      scope(
        (product) => product.location === location,
        (product) => product.location,
      ),
  ].filter((each) => each !== false);
  const [only] = scopes;
  if (!only || scopes.length > 1) throw new Refusal('VALIDATION', inventoryMessages.countScope);
  return only;
}

const scope = (fits: (product: ProductListing) => boolean, nameOf: (product: ProductListing) => string): Scope => ({ fits, nameOf });

/** By location, then by name: the order in which one walks. */
function byPlace({ product: a }: StockedProduct, { product: b }: StockedProduct): number {
  return a.location.localeCompare(b.location) || productName(a).localeCompare(productName(b));
}
