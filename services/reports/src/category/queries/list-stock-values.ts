import type { Cents } from '@depot/contracts/amounts';
import { CATALOG_PORT, type CatalogPort } from '@depot/contracts/catalog';
import { STOCK_PORT, type StockPort, stockValue } from '@depot/contracts/inventory';
import { Inject, Injectable } from '@nestjs/common';

/** Value of the stock at wholesale price. */
@Injectable()
export class ListStockValues {
  constructor(
    @Inject(CATALOG_PORT) private readonly catalog: CatalogPort,
    @Inject(STOCK_PORT) private readonly stock: StockPort,
  ) {}

  /** All categories, including those without stock; disabled products count, because their goods exist. */
  async execute() {
    const categories = await this.catalog.categories();
    const products = await this.catalog.listing({ includeDisabled: true });
    const levels = await this.stock.levels(products.map(({ productId }) => productId));
    const values = new Map<number, Cents>();
    for (const product of products) {
      const level = levels.get(product.productId);
      if (level) values.set(product.category.id, (values.get(product.category.id) ?? 0) + stockValue(product, level));
    }
    return categories.map(({ id, name, subWarehouse }) => ({
      id,
      name,
      subWarehouse,
      totalPrice: values.get(id) ?? 0,
    }));
  }
}
