import type { EpochMs } from '@depot/contracts/amounts';
import { CATALOG_PORT, type CatalogPort, type ProductFacts } from '@depot/contracts/catalog';
import { type ReceivedAnswer, receivedPerPage, type ReceiveLine } from '@depot/contracts/inventory';
import { findContext } from '@depot/node-context';
import { Inject, Injectable } from '@nestjs/common';
import { sumByProduct } from '../stock/amounts-by-product.js';
import { type ReceivedLineRow, ReceivedRepository } from './received.repository.js';

export interface NewRecord {
  /** Epoch ms. */
  time: EpochMs;
  supplierId?: number | null;
  subWarehouseId?: number | null;
  lines: readonly ReceiveLine[];
  products: ReadonlyMap<number, ProductFacts>;
}

/** Records of received goods. */
@Injectable()
export class ReceivedRecords {
  constructor(
    private readonly received: ReceivedRepository,
    @Inject(CATALOG_PORT) private readonly catalog: CatalogPort,
  ) {}

  /** Writes a record with one line per product and returns its id. */
  async insert({ time, supplierId, subWarehouseId, lines, products }: NewRecord): Promise<number> {
    const brand = supplierId ? await this.catalog.brand(supplierId) : undefined;
    const area = subWarehouseId ? await this.catalog.subWarehouse(subWarehouseId) : undefined;
    const receivedId = await this.received.insert({
      time,
      subWarehouseId: area?.id ?? null,
      subWarehouseName: area?.name ?? null,
      brandId: brand?.id ?? null,
      brandName: brand?.name ?? null,
      userId: findContext()?.session?.id ?? null,
    });
    await this.received.insertLines(
      receivedId,
      sumByProduct(lines).map((amount) => ({ ...amount, name: products.get(amount.productId)?.name ?? '' })),
    );
    return receivedId;
  }

  /** Newest first. */
  async list(before: number | null = null): Promise<ReceivedAnswer[]> {
    const records = await this.received.findRecords(before, receivedPerPage);
    const lines = await this.received.findLines(records.map(({ id }) => id));
    const byRecord = new Map<number, ReceivedLineRow[]>(records.map(({ id }) => [id, []]));
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
