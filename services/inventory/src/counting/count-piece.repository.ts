import type { Hundredths } from '@depot/contracts/amounts';
import { Db } from '@depot/node-database';
import { Injectable } from '@nestjs/common';

/** A labelled piece of a count. */
export interface CountedPiece {
  unitId: number;
  productId: number;
  /** When it was counted. */
  weight: Hundredths;
  /** The version of the unit that was in stock when counting its product began; null where it was not. */
  expectedVersion: number | null;
  /** The version of the unit when it was scanned; null where it was not. */
  foundVersion: number | null;
  /** It was scanned, though it had been taken out of stock. */
  wasRemoved: 0 | 1;
}

export const isFound = ({ foundVersion }: CountedPiece): boolean => foundVersion !== null;

/** It should have been there and was not scanned. */
export const isMissing = ({ foundVersion }: CountedPiece): boolean => foundVersion === null;

/** The books said that it was there when it was counted. */
export const isOnRecord = ({ expectedVersion, foundVersion, wasRemoved }: CountedPiece): boolean =>
  foundVersion === null ? expectedVersion !== null : wasRemoved === 0;

const piece = `
  SELECT unit_id AS unitId, product_id AS productId, weight, expected_version AS expectedVersion,
    found_version AS foundVersion,
    was_removed AS wasRemoved
  FROM stock_count_unit WHERE tenant_id = :tenantId AND count_id = :id`;

const piecesOfCount = `${piece} ORDER BY unit_id`;

const lockPieces = `${piece} AND product_id = :productId ORDER BY unit_id FOR UPDATE`;

/** What is in stock of a product is what should be found of it. */
const expectPieces = `
  INSERT INTO stock_count_unit (count_id, unit_id, product_id, tenant_id, weight, expected_version)
  SELECT :id, u.id, u.product_id, u.tenant_id, u.weight, u.version FROM inventory_unit u
  WHERE u.tenant_id = :tenantId AND u.product_id = :productId AND u.status = 'IN_STOCK'`;

const findPieces = `
  INSERT INTO stock_count_unit (count_id, unit_id, product_id, tenant_id, weight, found_version, was_removed)
  SELECT :id, u.id, u.product_id, u.tenant_id, u.first_weight, u.version, u.status = 'REMOVED' FROM inventory_unit u
  WHERE u.tenant_id = :tenantId AND u.id IN (:unitIds)
  ON DUPLICATE KEY UPDATE weight = VALUES(weight), found_version = VALUES(found_version),
    was_removed = VALUES(was_removed)`;

/** What was put on the list by mistake: what should be there is missing again, anything else is forgotten. */
const loseExpected = `
  UPDATE stock_count_unit SET found_version = NULL, was_removed = 0
  WHERE tenant_id = :tenantId AND count_id = :id AND product_id = :productId AND unit_id IN (:unitIds)
    AND expected_version IS NOT NULL`;

const forgetOthers = `
  DELETE FROM stock_count_unit
  WHERE tenant_id = :tenantId AND count_id = :id AND product_id = :productId AND unit_id IN (:unitIds)
    AND expected_version IS NULL`;

/** The pieces of a stock count. Whoever changes them has locked the count and the stock row of their product. */
@Injectable()
export class CountPieceRepository {
  constructor(private readonly db: Db) {}

  findByCount(id: number): Promise<CountedPiece[]> {
    return this.db.query<CountedPiece>(piecesOfCount, { id });
  }

  lockByProduct(id: number, productId: number): Promise<CountedPiece[]> {
    return this.db.query<CountedPiece>(lockPieces, { id, productId });
  }

  /** Notes what is in stock of the product: what is not found of it is missing. */
  async addExpected(id: number, productId: number): Promise<void> {
    await this.db.execute(expectPieces, { id, productId });
  }

  /** Notes pieces as found, as they are now. */
  async markFound(id: number, unitIds: readonly number[]): Promise<void> {
    if (unitIds.length > 0) await this.db.execute(findPieces, { id, unitIds });
  }

  /** Takes back that they were found. */
  async unmarkFound(id: number, productId: number, unitIds: readonly number[]): Promise<void> {
    if (unitIds.length === 0) return;
    await this.db.execute(loseExpected, { id, productId, unitIds });
    await this.db.execute(forgetOthers, { id, productId, unitIds });
  }
}
