import type { ProductAnswer, ProductListing, ProductQuery } from '@depot/contracts/catalog';
import { commonMessages, DomainError } from '@depot/contracts/errors';
import { IDENTITY_PORT, type IdentityPort } from '@depot/contracts/identity';
import { STOCK_PORT, type StockLevel, type StockPort } from '@depot/contracts/inventory';
import { currentSession } from '@depot/node-context';
import { Inject, Injectable } from '@nestjs/common';
import { ProductReader } from './product-reader.js';
import { formatForStore, formatForWarehouse } from './product-response.js';

/** Products in the view of the session. */
@Injectable()
export class ProductView {
  constructor(
    private readonly products: ProductReader,
    @Inject(STOCK_PORT) private readonly stock: StockPort,
    @Inject(IDENTITY_PORT) private readonly identity: IdentityPort,
  ) {}

  /**
   * A STORE gets the enabled products listed for it; other users get all of them. Reads the stock of all products,
   * which costs less than naming thousands of ids.
   */
  async listProducts({
    subWarehouseId = null,
    includeDisabled = false,
  }: Omit<ProductQuery, 'id' | 'subWarehouseId'> & { subWarehouseId?: number | null }) {
    const { storeId } = currentSession();
    if (storeId === undefined) {
      const products = await this.products.list({ includeDisabled, subWarehouseId });
      return formatAllForWarehouse(products, await this.stock.levels());
    }
    const products = await this.products.listForStore(storeId, subWarehouseId);
    return this.formatAllForStore(storeId, products, await this.stock.levels());
  }

  /** One product; for a store only one that it may order. */
  async getProduct(productId: number): Promise<ProductAnswer> {
    const { storeId } = currentSession();
    const found = await this.products.findByIds([productId]);
    const isHidden = storeId !== undefined && !(await this.products.findOrderable(storeId, [productId])).has(productId);
    const levels = await this.stock.levels([productId]);
    const all =
      storeId === undefined
        ? formatAllForWarehouse(found, levels)
        : await this.formatAllForStore(storeId, found, levels);
    const [answer] = isHidden ? [] : all;
    if (!answer) throw new DomainError('NOT_FOUND', commonMessages.notFound);
    return answer;
  }

  private async formatAllForStore(
    storeId: number,
    products: readonly ProductListing[],
    levels: Levels,
  ): Promise<ProductAnswer[]> {
    const { wholesalePrice } = await this.identity.store(storeId);
    return products.map((product) => formatForStore(product, levels.get(product.productId), wholesalePrice));
  }
}

type Levels = ReadonlyMap<number, StockLevel>;

function formatAllForWarehouse(products: readonly ProductListing[], levels: Levels): ProductAnswer[] {
  return products.map((product) => formatForWarehouse(product, levels.get(product.productId)));
}
