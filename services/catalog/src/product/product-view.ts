import { Inject, Injectable } from '@nestjs/common';
import type { ProductAnswer, ProductListing, ProductQuery } from '@depot/contracts/catalog';
import { Refusal, commonMessages } from '@depot/contracts/errors';
import { IDENTITY_PORT, type IdentityPort } from '@depot/contracts/identity';
import { STOCK_PORT, type StockPort } from '@depot/contracts/inventory';
import { currentSession } from '@depot/node-context';
import { forStore, withStock } from './product-answer.js';
import { ProductReader } from './product-reader.js';

/** Products as whoever asks may see them. */
@Injectable()
export class ProductView {
  constructor(
    private readonly products: ProductReader,
    @Inject(STOCK_PORT) private readonly stock: StockPort,
    @Inject(IDENTITY_PORT) private readonly identity: IdentityPort,
  ) {}

  /** A store gets the enabled products that are listed for it; everyone else all of them. */
  async list({
    subWarehouseId = null,
    includeDisabled = false,
  }: Omit<ProductQuery, 'id' | 'subWarehouseId'> & { subWarehouseId?: number | null }) {
    const { storeId } = currentSession();
    if (storeId !== undefined) return this.shownToStore(storeId, await this.products.listForStore(storeId, subWarehouseId));
    const [products, levels] = [await this.products.list({ includeDisabled, subWarehouseId }), await this.stock.levels()];
    return products.map((product) => withStock(product, levels.get(product.productId)));
  }

  /** One product; for a store only one that it may order. */
  async one(productId: number): Promise<ProductAnswer> {
    const { storeId } = currentSession();
    const found = await this.products.byId([productId]);
    const isHidden = storeId !== undefined && !(await this.products.orderable(storeId, [productId])).has(productId);
    const [answer] = isHidden ? [] : await (storeId === undefined ? this.shown(found) : this.shownToStore(storeId, found));
    if (!answer) throw new Refusal('NOT_FOUND', commonMessages.notFound);
    return answer;
  }

  private async shown(products: readonly ProductListing[]): Promise<ProductAnswer[]> {
    const levels = await this.stock.levels(products.map(({ productId }) => productId));
    return products.map((product) => withStock(product, levels.get(product.productId)));
  }

  private async shownToStore(storeId: number, products: readonly ProductListing[]): Promise<ProductAnswer[]> {
    const { wholesalePrice } = await this.identity.store(storeId);
    const levels = await this.stock.levels(products.map(({ productId }) => productId));
    return products.map((product) => forStore(product, levels.get(product.productId), wholesalePrice));
  }
}
