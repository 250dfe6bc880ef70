import { Db } from '@depot/node-database';
import { getPartsTenantId, Numbering } from '@depot/node-platform';
import { Injectable } from '@nestjs/common';
import { VisibilityEntity } from './visibility.entity.js';

/** Products that still come in are not the tenant's yet, though who will see them is known. */
const productsOfStore = `
  SELECT v.product_id AS id FROM product_store v JOIN product p ON p.id = v.product_id AND p.tenant_id = v.tenant_id
  WHERE v.tenant_id = :tenantId AND v.store_id = :storeId ORDER BY v.product_id`;

const storesOfProduct = `SELECT store_id AS id FROM product_store
  WHERE tenant_id = :tenantId AND product_id = :productId ORDER BY store_id`;

const hideOthersFromStore = `
  DELETE FROM product_store WHERE tenant_id = :tenantId AND store_id = :storeId AND product_id NOT IN (:productIds)`;

const hideFromOtherStores = `
  DELETE FROM product_store WHERE tenant_id = :tenantId AND product_id = :productId AND store_id NOT IN (:storeIds)`;

const unlessListed = 'ON DUPLICATE KEY UPDATE store_id = product_store.store_id';

/** Each product of the tenant for each store. */
const buildShowEach = (stores: string, products: string) => `
  INSERT INTO product_store (store_id, product_id, tenant_id)
  SELECT t.store_id, p.id, :owner
  FROM ${stores} t JOIN ${products} i JOIN product p ON p.id = i.product_id
  WHERE p.tenant_id = :tenantId ${unlessListed}`;

const showAllSql = `
  INSERT INTO product_store (store_id, product_id, tenant_id)
  SELECT :storeId, p.id, :owner FROM product p WHERE p.tenant_id = :tenantId ${unlessListed}`;

/** Which store sees which product. */
@Injectable()
export class VisibilityRepository {
  constructor(
    private readonly db: Db,
    private readonly numbering: Numbering,
  ) {}

  /**
   * Locks the tenant's visibility until the end of the transaction. Without the lock, a product and a store created at
   * the same time would miss each other, and of two concurrent selections the later would undo the earlier. Callers
   * that read all stores or all products, or replace a selection, lock first.
   */
  async lockShowing(): Promise<void> {
    await this.numbering.assignNumber('product-offer');
  }

  async listProductIds(storeId: number): Promise<number[]> {
    return (await this.db.query<{ id: number }>(productsOfStore, { storeId })).map(({ id }) => id);
  }

  async listStoreIds(productId: number): Promise<number[]> {
    return (await this.db.query<{ id: number }>(storesOfProduct, { productId })).map(({ id }) => id);
  }

  /** The store sees these products and no others. */
  async setProducts(storeId: number, productIds: readonly number[]): Promise<void> {
    await this.db.execute(hideOthersFromStore, { storeId, productIds });
    await this.show([storeId], productIds);
  }

  /** These stores, and no others, see the product. */
  async setStores(productId: number, storeIds: readonly number[]): Promise<void> {
    await this.db.execute(hideFromOtherStores, { productId, storeIds });
    await this.show(storeIds, [productId]);
  }

  /** The store sees every product; for one that is seen itself at the commit, `lockShowing` first. */
  async showEverythingTo(storeId: number): Promise<void> {
    await this.db.execute(showAllSql, { storeId, owner: getPartsTenantId() });
  }

  async hideEverythingFrom(storeIds: readonly number[]): Promise<void> {
    await this.db.execute('DELETE FROM product_store WHERE tenant_id = :tenantId AND store_id IN (:storeIds)', {
      storeIds,
    });
  }

  /** Hides staged products from all stores. */
  async hideFromAll(productIds: readonly number[]): Promise<void> {
    await this.db.execute('DELETE FROM product_store WHERE tenant_id = :tenantId AND product_id IN (:productIds)', {
      productIds,
    });
  }

  /** Every one of the stores sees the products, too. */
  async show(storeIds: readonly number[], productIds: readonly number[]): Promise<void> {
    if (storeIds.length === 0 || productIds.length === 0) return;
    const bulk = this.db.bulk(VisibilityEntity);
    const stores = bulk.asTable(
      storeIds.map((storeId) => ({ storeId })),
      ['storeId'],
      'stores',
    );
    const products = bulk.asTable(
      productIds.map((productId) => ({ productId })),
      ['productId'],
      'products',
    );
    await this.db.execute(buildShowEach(stores.table, products.table), {
      ...stores.values,
      ...products.values,
      owner: getPartsTenantId(),
    });
  }
}
