import { Db } from '@depot/node-database';
import { Injectable } from '@nestjs/common';
import { AlternateEntity } from './product.entity.js';

export interface Alternate {
  productId: number;
  sequence: number;
}

const alternatesByProduct = `
  SELECT alternate_id AS productId, sequence FROM product_alternate
  WHERE tenant_id = :tenantId AND product_id = :productId ORDER BY sequence, alternate_id`;

const alternatesByProducts = `
  SELECT product_id AS ofId, alternate_id AS productId, sequence FROM product_alternate
  WHERE tenant_id = :tenantId AND product_id IN (:productIds) ORDER BY product_id, sequence, alternate_id`;

const deleteAlternates = 'DELETE FROM product_alternate WHERE tenant_id = :tenantId AND product_id = :productId';

/** Only products of the tenant are taken. */
const buildInsert = (alternates: string) => `
  INSERT INTO product_alternate (product_id, alternate_id, tenant_id, sequence)
  SELECT :productId, p.id, p.tenant_id, a.sequence
  FROM ${alternates} a JOIN product p ON p.id = a.alternate_id
  WHERE p.tenant_id = :tenantId`;

/** Reads and writes substitutes of products. */
@Injectable()
export class AlternateRepository {
  constructor(private readonly db: Db) {}

  findByProduct(productId: number): Promise<Alternate[]> {
    return this.db.query<Alternate>(alternatesByProduct, { productId });
  }

  findByProducts(productIds: readonly number[]): Promise<(Alternate & { ofId: number })[]> {
    return this.db.query(alternatesByProducts, { productIds });
  }

  async removeByProduct(productId: number): Promise<void> {
    await this.db.execute(deleteAlternates, { productId });
  }

  /** Pairs of a product and its sequence. */
  async insert(
    productId: number,
    alternates: readonly (readonly [productId: number, sequence: number])[],
  ): Promise<void> {
    const rows = alternates.map(([alternateId, sequence]) => ({ alternateId, sequence }));
    const { table, values } = this.db.bulk(AlternateEntity).asTable(rows, ['alternateId', 'sequence']);
    await this.db.execute(buildInsert(table), { ...values, productId });
  }
}
