import type { StockMode } from '@depot/contracts/amounts';
import {
  type CatalogPort,
  type Category,
  type Named,
  type OfferedProduct,
  type ProductFacts,
  type ProductListing,
  productName,
} from '@depot/contracts/catalog';

/** A catalogue of a few products for tests of stock alone. */
export class ProductList implements CatalogPort {
  private readonly listings = new Map<number, ProductListing>();

  add(productId: number, hasWeight: StockMode, more: Partial<ProductListing> = {}): void {
    this.listings.set(productId, {
      productId,
      secondaryName: `Product ${productId}`,
      tertiaryName: '',
      subWarehouse: { id: 1, name: 'Dry' },
      category: { id: 2, name: 'Food' },
      subCategory: { id: 3, name: 'Cheese' },
      brand: null,
      price: 200,
      wholesalePrice: 150,
      hasWeight,
      description: '',
      reorderPoint: null,
      location: '',
      gtin: '',
      code: '',
      disabled: false,
      picture: null,
      minWeight: null,
      maxWeight: null,
      leadTimeDays: null,
      version: 1,
      ...more,
    });
  }

  async products(productIds: readonly number[]): Promise<Map<number, ProductFacts>> {
    return new Map(productIds.flatMap((id) => this.entry(id)));
  }

  async listing({ includeDisabled = false } = {}): Promise<ProductListing[]> {
    return [...this.listings.values()].filter(({ disabled }) => includeDisabled || !disabled);
  }

  async offered(_storeId: number, productIds: readonly number[]): Promise<Map<number, OfferedProduct>> {
    return new Map([...(await this.products(productIds))].map(([id, facts]) => [id, { ...facts, orderable: true }]));
  }

  async orderable(_storeId: number, productIds: readonly number[]): Promise<Set<number>> {
    return new Set(productIds.filter((id) => this.listings.has(id)));
  }

  async alternates(): Promise<Map<number, number[]>> {
    return new Map();
  }

  async categories(): Promise<Pick<Category, 'id' | 'name' | 'subWarehouse'>[]> {
    return [{ id: 2, name: 'Food', subWarehouse: { id: 1, name: 'Dry' } }];
  }

  async brand(id: number): Promise<Named> {
    return { id, name: `Supplier ${id}` };
  }

  async subWarehouse(id: number): Promise<Named> {
    return { id, name: `Warehouse ${id}` };
  }

  async subWarehouses(): Promise<Named[]> {
    return [{ id: 1, name: 'Dry' }];
  }

  async offerEverythingTo(): Promise<void> {}

  async offer(): Promise<void> {}

  async offerRest(): Promise<void> {}

  async withdrawFrom(): Promise<void> {}

  private entry(id: number): [number, ProductFacts][] {
    const product = this.listings.get(id);
    if (!product) return [];
    const {
      hasWeight,
      price,
      wholesalePrice,
      location,
      gtin,
      gtins,
      disabled,
      subWarehouse,
      category,
      subCategory,
      minWeight,
      maxWeight,
    } = product;
    const facts = { hasWeight, price, wholesalePrice, location, gtin, gtins, disabled, minWeight, maxWeight };
    const places = {
      subWarehouseId: subWarehouse.id,
      categoryId: category.id,
      subCategoryId: subCategory.id,
      brandId: null,
    };
    return [[id, { productId: id, name: productName(product), ...facts, ...places }]];
  }
}
