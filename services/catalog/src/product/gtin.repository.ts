import type { ProductGtin, ProductNames } from '@depot/contracts/catalog';
import { Db, type NewRow } from '@depot/node-database';
import type { Stage } from '@depot/node-platform';
import { Injectable } from '@nestjs/common';
import { GtinEntity } from './product.entity.js';

/** A GTIN, and the product that has it. */
export interface GtinUse extends ProductNames {
  gtin: string;
  productId: number;
  code: string;
}

const gtinsInUse = `
  SELECT gtin, id AS productId, secondary_name AS secondaryName, tertiary_name AS tertiaryName, code
  FROM product WHERE tenant_id = :tenantId AND gtin <> ''
  UNION ALL
  SELECT g.gtin, p.id AS productId, p.secondary_name AS secondaryName, p.tertiary_name AS tertiaryName, p.code
  FROM product_gtin g JOIN product p ON p.id = g.product_id AND p.tenant_id = g.tenant_id
  WHERE g.tenant_id = :tenantId`;

/** Writes the further GTINs of products; they are read with their products. */
@Injectable()
export class GtinRepository {
  constructor(private readonly db: Db) {}

  findByProduct(productId: number): Promise<ProductGtin[]> {
    return this.db.query(
      'SELECT gtin, quantity FROM product_gtin WHERE tenant_id = :tenantId AND product_id = :productId',
      { productId },
    );
  }

  /** Each GTIN of the tenant with its product; a product's main GTIN comes before further ones. */
  listAll(): Promise<GtinUse[]> {
    return this.db.query<GtinUse>(gtinsInUse);
  }

  /** Replaces those of a locked product. */
  async set(productId: number, gtins: readonly ProductGtin[]): Promise<void> {
    await this.removeByProducts([productId]);
    await this.insertMany(gtins.map(({ gtin, quantity }) => ({ productId, gtin, quantity })));
  }

  async insertMany(gtins: readonly NewRow<GtinEntity>[]): Promise<void> {
    if (gtins.length > 0) await this.db.bulk(GtinEntity).insert(gtins);
  }

  async removeByProducts(productIds: readonly number[]): Promise<void> {
    await this.db.execute('DELETE FROM product_gtin WHERE tenant_id = :tenantId AND product_id IN (:productIds)', {
      productIds,
    });
  }

  /** Makes those of a stage those of the tenant. */
  async publish({ tenantId: stage }: Stage): Promise<void> {
    await this.db.execute('UPDATE product_gtin SET tenant_id = :tenantId WHERE tenant_id = :stage', { stage });
  }
}
