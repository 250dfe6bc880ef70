import type { Weighing } from '@depot/contracts/amounts';
import type { CatalogPort, ProductFacts } from '@depot/contracts/catalog';

/** A catalogue of a few products for tests of stock alone. */
export class ProductList implements CatalogPort {
  private readonly facts = new Map<number, ProductFacts>();

  add(productId: number, hasWeight: Weighing, name = `Product ${productId}`): void {
    this.facts.set(productId, {
      productId,
      name,
      hasWeight,
      price: 200,
      wholesalePrice: 150,
      subWarehouseId: 1,
      categoryId: 1,
      subCategoryId: 1,
      brandId: null,
      location: '',
      gtin: '',
      disabled: false,
    });
  }

  async products(productIds: readonly number[]): Promise<Map<number, ProductFacts>> {
    return new Map(productIds.flatMap((id) => this.entry(id)));
  }

  async orderable(_storeId: number, productIds: readonly number[]): Promise<Set<number>> {
    return new Set(productIds.filter((id) => this.facts.has(id)));
  }

  async alternates(): Promise<number[]> {
    return [];
  }

  async offerEverythingTo(): Promise<void> {}

  private entry(id: number): [number, ProductFacts][] {
    const facts = this.facts.get(id);
    return facts ? [[id, facts]] : [];
  }
}
