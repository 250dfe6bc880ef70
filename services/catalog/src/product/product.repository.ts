import type { OfferedProduct, ProductListing, ProductNames } from '@depot/contracts/catalog';
import { Db, grouped, type NewRow, type Values } from '@depot/node-database';
import type { Stage } from '@depot/node-platform';
import { Injectable } from '@nestjs/common';
import { type GtinEntity, ProductEntity } from './product.entity.js';
import type { ProductRow } from './product-listing.js';

/** Columns of a product for orders. */
export interface OfferedRow
  extends Omit<OfferedProduct, 'name' | 'orderable'>, Pick<ProductListing, 'secondaryName' | 'tertiaryName'> {
  orderable: 0 | 1;
}

type GtinRow = Pick<GtinEntity, 'productId' | 'gtin' | 'quantity'>;

const columns = `
  p.id AS productId, p.secondary_name AS secondaryName, p.tertiary_name AS tertiaryName, p.price,
  p.wholesale_price AS wholesalePrice,
  p.has_weight AS hasWeight, p.description, p.reorder_point AS reorderPoint, p.location, p.gtin, p.code, p.disabled,
  p.picture, p.version,
  p.min_weight AS minWeight, p.max_weight AS maxWeight, p.lead_time_days AS leadTimeDays,
  s.id AS subCategoryId, s.name AS subCategoryName, c.id AS categoryId, c.name AS categoryName,
  w.id AS subWarehouseId, w.name AS subWarehouseName, b.id AS brandId, b.name AS brandName`;

const places = `
  JOIN sub_category s ON s.id = p.sub_category_id
  JOIN category c ON c.id = s.category_id
  JOIN sub_warehouse w ON w.id = c.sub_warehouse_id
  LEFT JOIN brand b ON b.id = p.brand_id`;

const productsOfTenant = `
  SELECT ${columns} FROM product p ${places} WHERE p.tenant_id = :tenantId ORDER BY p.secondary_name, p.id`;

const productsById = `SELECT ${columns} FROM product p ${places}
  WHERE p.tenant_id = :tenantId AND p.id IN (:productIds)`;

const gtinsOfTenant = `
  SELECT product_id AS productId, gtin, quantity FROM product_gtin WHERE tenant_id = :tenantId ORDER BY quantity, gtin`;

const gtinsById = `
  SELECT product_id AS productId, gtin, quantity FROM product_gtin
  WHERE tenant_id = :tenantId AND product_id IN (:productIds) ORDER BY quantity, gtin`;

/** Columns for orders, with whether the store may order each product. */
const productsOffered = `
  SELECT p.id AS productId, p.secondary_name AS secondaryName, p.tertiary_name AS tertiaryName,
    p.has_weight AS hasWeight, p.price,
    p.wholesale_price AS wholesalePrice, v.store_id IS NOT NULL AND p.disabled = 0 AS orderable
  FROM product p LEFT JOIN product_store v ON v.product_id = p.id AND v.store_id = :storeId
  WHERE p.tenant_id = :tenantId AND p.id IN (:productIds)`;

const orderableProducts = `
  SELECT p.id AS productId FROM product_store v JOIN product p ON p.id = v.product_id
  WHERE p.tenant_id = :tenantId AND v.store_id = :storeId AND p.id IN (:productIds) AND p.disabled = 0`;

/** Reads and writes products. */
@Injectable()
export class ProductRepository {
  constructor(private readonly db: Db) {}

  /** All products of the tenant by name, with the names of their places. */
  listAll(): Promise<ProductRow[]> {
    return this.queryWithGtins(productsOfTenant, gtinsOfTenant);
  }

  findByIds(productIds: readonly number[]): Promise<ProductRow[]> {
    return this.queryWithGtins(productsById, gtinsById, { productIds });
  }

  /** Few products have further GTINs: a read of their own costs less than a subquery of each product. */
  private async queryWithGtins(products: string, gtins: string, values?: Values): Promise<ProductRow[]> {
    const [rows, further] = await this.db.batch([
      () => this.db.query<ProductRow>(products, values),
      () => this.db.query<GtinRow>(gtins, values),
    ]);
    const byProduct = grouped(further, ({ productId }) => productId);
    for (const row of rows) row.gtins = byProduct.get(row.productId)?.map(({ gtin, quantity }) => ({ gtin, quantity }));
    return rows;
  }

  /** A narrow row each, and no names of places. */
  listOffered(storeId: number, productIds: readonly number[]): Promise<OfferedRow[]> {
    return this.db.query<OfferedRow>(productsOffered, { storeId, productIds });
  }

  async findOrderable(storeId: number, productIds: readonly number[]): Promise<Set<number>> {
    const rows = await this.db.query<{ productId: number }>(orderableProducts, { storeId, productIds });
    return new Set(rows.map(({ productId }) => productId));
  }

  /** Products with one of these names or codes. */
  findByNamesOrCodes(names: readonly string[], codes: readonly string[]): Promise<(ProductNames & { code: string })[]> {
    return this.db.query(
      `SELECT secondary_name AS secondaryName, tertiary_name AS tertiaryName, code FROM product
        WHERE tenant_id = :tenantId AND (secondary_name IN (:names) OR (code <> '' AND code IN (:codes)))`,
      { names, codes },
    );
  }

  /**
   * Locks the product until the end of the transaction.
   * @throws NOT_FOUND for an unknown product
   */
  lock(id: number): Promise<ProductEntity> {
    return this.db.of(ProductEntity).requireLocked({ id });
  }

  /** Locks the existing ones of these products in id order until the end of the transaction. */
  lockMany(productIds: readonly number[]): Promise<{ id: number; version: number }[]> {
    return this.db.query(
      `SELECT id, version FROM product WHERE tenant_id = :tenantId AND id IN (:productIds) ORDER BY id FOR UPDATE`,
      { productIds },
    );
  }

  /** Changes locked products; each row names the same columns. */
  async updateMany<K extends keyof ProductEntity>(rows: readonly Pick<ProductEntity, K>[]): Promise<void> {
    await this.db.bulk(ProductEntity).update(rows, { set: 't.version = t.version + 1' });
  }

  insert(product: NewRow<ProductEntity>): Promise<number> {
    return this.db.of(ProductEntity).insert(product);
  }

  /** Returns the ids, in order. */
  insertMany(products: readonly NewRow<ProductEntity>[]): Promise<number[]> {
    return this.db.bulk(ProductEntity).insertReturningIds(products);
  }

  /** Makes the products of a stage those of the tenant. */
  async publish({ tenantId: stage }: Stage): Promise<void> {
    await this.db.execute('UPDATE product SET tenant_id = :tenantId WHERE tenant_id = :stage', { stage });
  }

  /** Some staged products, in the context of their stage. */
  async listIds(limit: number): Promise<number[]> {
    const rows = await this.db.query<{ id: number }>(
      'SELECT id FROM product WHERE tenant_id = :tenantId ORDER BY id LIMIT :limit',
      { limit },
    );
    return rows.map(({ id }) => id);
  }

  async removeMany(productIds: readonly number[]): Promise<void> {
    await this.db.execute('DELETE FROM product WHERE tenant_id = :tenantId AND id IN (:productIds)', { productIds });
  }

  async update(id: number, changes: Partial<Omit<ProductEntity, 'id' | 'tenantId'>>): Promise<void> {
    await this.db.of(ProductEntity).update({ id }, changes);
  }
}
