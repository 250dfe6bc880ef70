import type { Hundredths } from '@depot/contracts/amounts';
import { Db } from '@depot/node-database';
import { Injectable } from '@nestjs/common';
import * as sql from './count.queries.js';

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
export const isInBooks = ({ expectedVersion, foundVersion, wasRemoved }: CountedPiece): boolean =>
  foundVersion === null ? expectedVersion !== null : wasRemoved === 0;

/** The pieces of a stock count. Whoever changes them has locked the count and the stock row of their product. */
@Injectable()
export class CountPieces {
  constructor(private readonly db: Db) {}

  of(id: number): Promise<CountedPiece[]> {
    return this.db.query<CountedPiece>(sql.piecesOfCount, { id });
  }

  lockOf(id: number, productId: number): Promise<CountedPiece[]> {
    return this.db.query<CountedPiece>(sql.lockPieces, { id, productId });
  }

  /** Notes what is in stock of the product: what is not found of it is missing. */
  async expect(id: number, productId: number): Promise<void> {
    await this.db.execute(sql.expectPieces, { id, productId });
  }

  /** Notes pieces as found, as they are now. */
  async find(id: number, unitIds: readonly number[]): Promise<void> {
    if (unitIds.length > 0) await this.db.execute(sql.findPieces, { id, unitIds });
  }

  /** Takes back that they were found. */
  async lose(id: number, productId: number, unitIds: readonly number[]): Promise<void> {
    if (unitIds.length === 0) return;
    await this.db.execute(sql.loseExpected, { id, productId, unitIds });
    await this.db.execute(sql.forgetOthers, { id, productId, unitIds });
  }
}
