import { decimalText, type Hundredths } from '@depot/contracts/amounts';
import { commonMessages, DomainError } from '@depot/contracts/errors';
import { inventoryMessages, type StockCountHead, type StockCountStatus } from '@depot/contracts/inventory';
import { Db, isDuplicate } from '@depot/node-database';
import { Injectable } from '@nestjs/common';
import * as sql from './count.queries.js';

/** A product of a count; the amounts are null until it was counted. */
export interface CountedLine {
  productId: number;
  quantity: number | null;
  weight: Hundredths | null;
  bookQuantity: number | null;
  bookWeight: Hundredths | null;
  countedBy: string | null;
  countedTime: number | null;
  /** Counts up with every finding. */
  version: number;
}

/** What was found of a product, and what the books said at that moment. */
export interface Finding {
  productId: number;
  quantity: number;
  weight: Hundredths;
  bookQuantity: number;
  bookWeight: Hundredths;
  countedBy: string;
  /** Epoch ms. */
  time: number;
}

/** The open count that has a product already. */
export interface Overlap {
  productId: number;
  displayId: number;
  name: string;
}

/** Counts that one answer lists, the latest. */
const maxListed = 200;

/** Stock counts with their lines. */
@Injectable()
export class CountRows {
  constructor(private readonly db: Db) {}

  list(): Promise<StockCountHead[]> {
    return this.db.query<StockCountHead>(sql.counts, { limit: maxListed });
  }

  async head(id: number): Promise<StockCountHead> {
    const [count] = await this.db.query<StockCountHead>(sql.countById, { id });
    if (!count) throw new DomainError('NOT_FOUND', commonMessages.notFound);
    return count;
  }

  /** The count, locked, and refused when it is over. */
  async lockOpen(id: number): Promise<{ id: number; displayId: number }> {
    const [count] = await this.db.query<{ id: number; displayId: number; status: StockCountStatus }>(sql.lockCount, {
      id,
    });
    if (!count) throw new DomainError('NOT_FOUND', commonMessages.notFound);
    const { displayId, status } = count;
    if (status !== 'OPEN')
      throw new DomainError('INVALID_TRANSITION', inventoryMessages.countNotOpen, { displayId, status });
    return count;
  }

  async insert(
    count: { displayId: number; name: string; createdBy: string; time: number },
    productIds: readonly number[],
  ): Promise<number> {
    const { insertId: id } = await this.db.execute(sql.insertCount, count);
    await this.db.execute(sql.insertLines, { id, productIds: JSON.stringify(productIds) });
    return id;
  }

  /** Takes the products for this count until it is over. The key decides: answers the first that another open count has. */
  async openProducts(id: number, productIds: readonly number[]): Promise<Overlap | undefined> {
    try {
      await this.db.execute(sql.openProducts, { id, productIds: JSON.stringify(productIds) });
      return undefined;
    } catch (error) {
      if (!isDuplicate(error)) throw error;
      const [overlap] = await this.db.query<Overlap>(sql.firstOverlap, { id, productIds });
      // The other has ended this very moment. The locking read keeps anybody else from beginning, so the next try gets through.
      return overlap ?? this.openProducts(id, productIds);
    }
  }

  lines(id: number): Promise<CountedLine[]> {
    return this.db.query<CountedLine>(sql.linesOfCount, { id });
  }

  /** NOT_FOUND for a product that the count does not have. */
  async lockLine(id: number, productId: number): Promise<CountedLine> {
    const [line] = await this.db.query<CountedLine>(sql.lockLine, { id, productId });
    if (!line) throw new DomainError('NOT_FOUND', commonMessages.notFound);
    return line;
  }

  async write(id: number, { weight, bookWeight, ...finding }: Finding): Promise<void> {
    const amounts = { weight: decimalText(weight), bookWeight: decimalText(bookWeight) };
    await this.db.execute(sql.writeLine, { id, ...finding, ...amounts });
  }

  /** Ends the count: its products can be counted in another one. */
  async end(id: number, status: Exclude<StockCountStatus, 'OPEN'>): Promise<void> {
    await this.db.execute(sql.setStatus, { id, status });
    await this.db.execute(sql.closeProducts, { id });
  }
}
