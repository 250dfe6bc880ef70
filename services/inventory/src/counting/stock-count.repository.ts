import { decimalText, type EpochMs, type Hundredths } from '@depot/contracts/amounts';
import { commonMessages, DomainError } from '@depot/contracts/errors';
import {
  inventoryMessages,
  type StockCountHead,
  type StockCountStatus,
  stockCountStatusNames,
} from '@depot/contracts/inventory';
import { Db, isDuplicate } from '@depot/node-database';
import { Injectable } from '@nestjs/common';
import { StockCountLineEntity } from './stock-count.entity.js';

/** A product of a stock count. Amounts are null until it is counted. */
export interface CountedLine {
  productId: number;
  quantity: number | null;
  weight: Hundredths | null;
  bookQuantity: number | null;
  bookWeight: Hundredths | null;
  countedBy: string | null;
  countedTime: EpochMs | null;
  /** Incremented with every finding. */
  version: number;
}

/** Found amount of a product, with the stock at that moment. */
export interface CountFinding {
  productId: number;
  quantity: number;
  weight: Hundredths;
  bookQuantity: number;
  bookWeight: Hundredths;
  countedBy: string;
  /** Epoch ms. */
  time: EpochMs;
}

/** An open count that already has a product. */
export interface Overlap {
  productId: number;
  displayId: number;
  name: string;
}

/** Maximum of counts in a response, the latest ones. */
const maxListed = 200;

const head = `
  SELECT c.id, c.display_id AS displayId, c.status, c.name, c.created_by AS createdBy, c.time,
    COUNT(l.product_id) AS products, COUNT(l.counted_time) AS counted
  FROM stock_count c LEFT JOIN stock_count_line l ON l.count_id = c.id`;

const counts = `${head} WHERE c.tenant_id = :tenantId GROUP BY c.id ORDER BY c.id DESC LIMIT :limit`;

const countById = `${head} WHERE c.tenant_id = :tenantId AND c.id = :id GROUP BY c.id`;

const lockCount = `
  SELECT id, display_id AS displayId, status FROM stock_count WHERE tenant_id = :tenantId AND id = :id FOR UPDATE`;

const insertCount = `
  INSERT INTO stock_count (tenant_id, display_id, name, created_by, time)
  VALUES (:tenantId, :displayId, :name, :createdBy, :time)`;

/** The unique key rejects a product of another open count. Sorted by product, so that two commands cannot deadlock. */
const addOpenProductsSql = (products: string) => `
  INSERT INTO stock_count_open (product_id, tenant_id, count_id)
  SELECT p.product_id, :tenantId, :id FROM ${products} p ORDER BY p.product_id`;

const closeProducts = `DELETE FROM stock_count_open WHERE tenant_id = :tenantId AND count_id = :id`;

/** A locking read also sees a count that another transaction has just started. */
const firstOverlap = `
  SELECT o.product_id AS productId, c.display_id AS displayId, c.name
  FROM stock_count_open o JOIN stock_count c ON c.id = o.count_id
  WHERE o.tenant_id = :tenantId AND o.product_id IN (:productIds)
  ORDER BY o.product_id LIMIT 1 FOR UPDATE`;

const lineSql = `
  SELECT product_id AS productId, quantity, weight, book_quantity AS bookQuantity, book_weight AS bookWeight,
    counted_by AS countedBy,
    counted_time AS countedTime, version
  FROM stock_count_line WHERE tenant_id = :tenantId AND count_id = :id`;

const linesOfCount = `${lineSql} ORDER BY product_id`;

const lockLine = `${lineSql} AND product_id = :productId FOR UPDATE`;

const writeLine = `
  UPDATE stock_count_line SET quantity = :quantity, weight = :weight, book_quantity = :bookQuantity,
    book_weight = :bookWeight,
    counted_by = :countedBy, counted_time = :time, version = version + 1
  WHERE tenant_id = :tenantId AND count_id = :id AND product_id = :productId`;

const setStatus = `UPDATE stock_count SET status = :status WHERE tenant_id = :tenantId AND id = :id`;

/** Reads and writes stock counts with their lines. */
@Injectable()
export class StockCountRepository {
  constructor(private readonly db: Db) {}

  list(): Promise<StockCountHead[]> {
    return this.db.query<StockCountHead>(counts, { limit: maxListed });
  }

  async getHeader(id: number): Promise<StockCountHead> {
    const [count] = await this.db.query<StockCountHead>(countById, { id });
    if (!count) throw new DomainError('NOT_FOUND', commonMessages.notFound);
    return count;
  }

  /**
   * Locks an open count.
   *
   * @throws INVALID_TRANSITION if the count has ended
   */
  async lockOpen(id: number): Promise<{ id: number; displayId: number }> {
    const [count] = await this.db.query<{ id: number; displayId: number; status: StockCountStatus }>(lockCount, {
      id,
    });
    if (!count) throw new DomainError('NOT_FOUND', commonMessages.notFound);
    const { displayId, status } = count;
    if (status !== 'OPEN')
      throw new DomainError('INVALID_TRANSITION', inventoryMessages.countNotOpen, {
        displayId,
        statusName: stockCountStatusNames[status],
      });
    return count;
  }

  async insert(
    count: { displayId: number; name: string; createdBy: string; time: number },
    productIds: readonly number[],
  ): Promise<number> {
    const { insertId: id } = await this.db.execute(insertCount, count);
    await this.db.bulk(StockCountLineEntity).insert(productIds.map((productId) => ({ countId: id, productId })));
    return id;
  }

  /** Adds the products to the open ones of this count. Returns the first product that another open count has. */
  async addOpenProducts(id: number, productIds: readonly number[]): Promise<Overlap | undefined> {
    try {
      const rows = productIds.map((productId) => ({ productId }));
      const { table, values } = this.db.bulk(StockCountLineEntity).asTable(rows, ['productId']);
      await this.db.execute(addOpenProductsSql(table), { ...values, id });
      return undefined;
    } catch (error) {
      if (!isDuplicate(error)) throw error;
      const [overlap] = await this.db.query<Overlap>(firstOverlap, { productIds });
      // The other has ended this very moment. The locking read keeps anybody else from beginning, so the next try gets
      // through.
      return overlap ?? this.addOpenProducts(id, productIds);
    }
  }

  findLines(id: number): Promise<CountedLine[]> {
    return this.db.query<CountedLine>(linesOfCount, { id });
  }

  /** @throws NOT_FOUND if the count does not have the product */
  async lockLine(id: number, productId: number): Promise<CountedLine> {
    const [line] = await this.db.query<CountedLine>(lockLine, { id, productId });
    if (!line) throw new DomainError('NOT_FOUND', commonMessages.notFound);
    return line;
  }

  async write(id: number, { weight, bookWeight, ...finding }: CountFinding): Promise<void> {
    const amounts = { weight: decimalText(weight), bookWeight: decimalText(bookWeight) };
    await this.db.execute(writeLine, { id, ...finding, ...amounts });
  }

  /** Ends the count, so that another one can have its products. */
  async end(id: number, status: Exclude<StockCountStatus, 'OPEN'>): Promise<void> {
    await this.db.execute(setStatus, { id, status });
    await this.db.execute(closeProducts, { id });
  }
}
