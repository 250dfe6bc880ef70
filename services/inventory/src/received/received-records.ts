import { decimalText } from '@depot/contracts/amounts';
import { CATALOG_PORT, type CatalogPort, type ProductFacts } from '@depot/contracts/catalog';
import { type ReceivedAnswer, receivedPerPage, type ReceiveLine } from '@depot/contracts/inventory';
import { contextIfAny } from '@depot/node-context';
import { Db } from '@depot/node-database';
import { Inject, Injectable } from '@nestjs/common';
import { amountsByProduct } from '../stock/amounts-by-product.js';
import * as sql from './received.queries.js';

export interface NewRecord {
  /** Epoch ms. */
  time: number;
  supplierId?: number | null;
  subWarehouseId?: number | null;
  lines: readonly ReceiveLine[];
  products: ReadonlyMap<number, ProductFacts>;
}

interface RecordRow {
  id: number;
  date: number;
  subWarehouseId: number | null;
  subWarehouseName: string | null;
  brandId: number | null;
  brandName: string | null;
}

interface LineRow {
  receivedId: number;
  productName: string;
  quantity: number;
  weight: number;
}

/** What was received, as it was written down then. */
@Injectable()
export class ReceivedRecords {
  constructor(
    private readonly db: Db,
    @Inject(CATALOG_PORT) private readonly catalog: CatalogPort,
  ) {}

  /** Writes a record with one line per product and answers its id. */
  async write({ time, supplierId, subWarehouseId, lines, products }: NewRecord): Promise<number> {
    const brand = supplierId ? await this.catalog.brand(supplierId) : undefined;
    const area = subWarehouseId ? await this.catalog.subWarehouse(subWarehouseId) : undefined;
    const { insertId } = await this.db.execute(sql.insertReceived, {
      time,
      subWarehouseId: area?.id ?? null,
      subWarehouseName: area?.name ?? null,
      brandId: brand?.id ?? null,
      brandName: brand?.name ?? null,
      userId: contextIfAny()?.session?.id ?? null,
    });
    const rows = amountsByProduct(lines).map(({ productId, quantity, weight }) => [
      productId,
      products.get(productId)?.name ?? '',
      quantity,
      decimalText(weight),
    ]);
    await this.db.execute(sql.insertLines, { receivedId: insertId, lines: JSON.stringify(rows) });
    return insertId;
  }

  /** Newest first. */
  async list(before: number | null = null): Promise<ReceivedAnswer[]> {
    const records = await this.db.query<RecordRow>(sql.receivedRecords, { before, limit: receivedPerPage });
    const lines = await this.db.query<LineRow>(sql.linesOfRecords, { ids: records.map(({ id }) => id) });
    const byRecord = new Map<number, LineRow[]>(records.map(({ id }) => [id, []]));
    for (const line of lines) byRecord.get(line.receivedId)?.push(line);
    return records.map(({ id, date, subWarehouseId, subWarehouseName, brandId, brandName }) => ({
      id,
      date,
      subWarehouse: subWarehouseId === null ? null : { id: subWarehouseId, name: subWarehouseName ?? '' },
      brand: brandId === null ? null : { id: brandId, name: brandName ?? '' },
      inventoryHistories: byRecord.get(id) ?? [],
    }));
  }
}
