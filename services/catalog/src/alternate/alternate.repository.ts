import { Db } from '@depot/node-database';
import { Injectable } from '@nestjs/common';
import { AlternateEntity } from '../product/product.entity.js';

export interface Alternate {
  productId: number;
  sequence: number;
}

const ofProduct = `
  SELECT alternate_id AS productId, sequence FROM product_alternate
  WHERE tenant_id = :tenantId AND product_id = :productId ORDER BY sequence, alternate_id`;

const ofProducts = `
  SELECT product_id AS ofId, alternate_id AS productId, sequence FROM product_alternate
  WHERE tenant_id = :tenantId AND product_id IN (:productIds) ORDER BY product_id, sequence, alternate_id`;

const clear = 'DELETE FROM product_alternate WHERE tenant_id = :tenantId AND product_id = :productId';

/** Only products of the tenant are taken. */
const insert = (alternates: string) => `
  INSERT INTO product_alternate (product_id, alternate_id, tenant_id, sequence)
  SELECT :productId, p.id, p.tenant_id, a.sequence
  FROM ${alternates} a JOIN product p ON p.id = a.alternate_id
  WHERE p.tenant_id = :tenantId`;

/** Reads and writes substitutes of products. */
@Injectable()
export class AlternateRepository {
  constructor(private readonly db: Db) {}

  of(productId: number): Promise<Alternate[]> {
    return this.db.query<Alternate>(ofProduct, { productId });
  }

  ofMany(productIds: readonly number[]): Promise<(Alternate & { ofId: number })[]> {
    return this.db.query(ofProducts, { productIds });
  }

  async removeOf(productId: number): Promise<void> {
    await this.db.execute(clear, { productId });
  }

  /** Pairs of a product and its sequence. */
  async insert(
    productId: number,
    alternates: readonly (readonly [productId: number, sequence: number])[],
  ): Promise<void> {
    const rows = alternates.map(([alternateId, sequence]) => ({ alternateId, sequence }));
    const { table, values } = this.db.bulk(AlternateEntity).asTable(rows, ['alternateId', 'sequence']);
    await this.db.execute(insert(table), { ...values, productId });
  }
}
