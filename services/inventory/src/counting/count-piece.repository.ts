import type { Hundredths } from '@depot/contracts/amounts';
import { Db } from '@depot/node-database';
import { Injectable } from '@nestjs/common';

/** A labelled unit of a count. */
export interface CountedPiece {
  unitId: number;
  productId: number;
  /** Weight at the time of the count. */
  weight: Hundredths;
  /** Version of the unit when the count of its product began; null if it was not in stock. */
  expectedVersion: number | null;
  /** Version of the unit when it was scanned; null if it was not scanned. */
  foundVersion: number | null;
  /** 1 if the unit had been removed from stock before it was scanned. */
  wasRemoved: 0 | 1;
}

export const isFound = ({ foundVersion }: CountedPiece): boolean => foundVersion !== null;

/** True if an expected unit was not scanned. */
export const isMissing = ({ foundVersion }: CountedPiece): boolean => foundVersion === null;

/** True if the unit was on record at the time of the count. */
export const isOnRecord = ({ expectedVersion, foundVersion, wasRemoved }: CountedPiece): boolean =>
  foundVersion === null ? expectedVersion !== null : wasRemoved === 0;

const piece = `
  SELECT unit_id AS unitId, product_id AS productId, weight, expected_version AS expectedVersion,
    found_version AS foundVersion,
    was_removed AS wasRemoved
  FROM stock_count_unit WHERE tenant_id = :tenantId AND count_id = :id`;

const piecesOfCount = `${piece} ORDER BY unit_id`;

const lockPieces = `${piece} AND product_id = :productId ORDER BY unit_id FOR UPDATE`;

/** The units in stock are the expected ones. */
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

/** An expected unit becomes missing again, any other one is deleted from the list. */
const loseExpected = `
  UPDATE stock_count_unit SET found_version = NULL, was_removed = 0
  WHERE tenant_id = :tenantId AND count_id = :id AND product_id = :productId AND unit_id IN (:unitIds)
    AND expected_version IS NOT NULL`;

const forgetOthers = `
  DELETE FROM stock_count_unit
  WHERE tenant_id = :tenantId AND count_id = :id AND product_id = :productId AND unit_id IN (:unitIds)
    AND expected_version IS NULL`;

/** Reads and writes the units of a stock count. The caller has locked the count and the stock row of the product. */
@Injectable()
export class CountPieceRepository {
  constructor(private readonly db: Db) {}

  findByCount(id: number): Promise<CountedPiece[]> {
    return this.db.query<CountedPiece>(piecesOfCount, { id });
  }

  lockByProduct(id: number, productId: number): Promise<CountedPiece[]> {
    return this.db.query<CountedPiece>(lockPieces, { id, productId });
  }

  /** Adds the units in stock as expected. */
  async addExpected(id: number, productId: number): Promise<void> {
    await this.db.execute(expectPieces, { id, productId });
  }

  /** Marks units as found, with their current version. */
  async markFound(id: number, unitIds: readonly number[]): Promise<void> {
    if (unitIds.length > 0) await this.db.execute(findPieces, { id, unitIds });
  }

  /** Marks units as not found. */
  async clearFound(id: number, productId: number, unitIds: readonly number[]): Promise<void> {
    if (unitIds.length === 0) return;
    await this.db.execute(loseExpected, { id, productId, unitIds });
    await this.db.execute(forgetOthers, { id, productId, unitIds });
  }
}
