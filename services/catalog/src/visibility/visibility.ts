import { Db } from '@depot/node-database';
import { Injectable } from '@nestjs/common';
import * as sql from './visibility.queries.js';

/** Which store sees which product. */
@Injectable()
export class Visibility {
  constructor(private readonly db: Db) {}

  async productsOf(storeId: number): Promise<number[]> {
    return (await this.db.query<{ id: number }>(sql.productsOfStore, { storeId })).map(({ id }) => id);
  }

  async storesOf(productId: number): Promise<number[]> {
    return (await this.db.query<{ id: number }>(sql.storesOfProduct, { productId })).map(({ id }) => id);
  }

  /** The store sees these products and no others. */
  async setProducts(storeId: number, productIds: readonly number[]): Promise<void> {
    await this.db.execute(sql.hideOthersFromStore, { storeId, productIds });
    await this.list([storeId], productIds);
  }

  /** These stores, and no others, see the product. */
  async setStores(productId: number, storeIds: readonly number[]): Promise<void> {
    await this.db.execute(sql.hideFromOtherStores, { productId, storeIds });
    await this.list(storeIds, [productId]);
  }

  /** The store sees every product. */
  async showEverythingTo(storeId: number): Promise<void> {
    await this.db.execute(sql.listAll, { storeId });
  }

  /** Every one of the stores sees the products, too. */
  async list(storeIds: readonly number[], productIds: readonly number[]): Promise<void> {
    if (storeIds.length === 0 || productIds.length === 0) return;
    await this.db.execute(sql.listEach, { storeIds: JSON.stringify(storeIds), productIds: JSON.stringify(productIds) });
  }
}
