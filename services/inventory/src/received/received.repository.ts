import type { EpochMs, Hundredths } from '@depot/contracts/amounts';
import type { StockAmount } from '@depot/contracts/inventory';
import { Db } from '@depot/node-database';
import { Injectable } from '@nestjs/common';
import { ReceivedLineEntity } from './received-line.entity.js';

/** A record without its lines. */
export interface RecordRow {
  id: number;
  date: EpochMs;
  subWarehouseId: number | null;
  subWarehouseName: string | null;
  brandId: number | null;
  brandName: string | null;
}

/** A line of a record. */
export interface ReceivedLineRow {
  receivedId: number;
  productName: string;
  quantity: number;
  weight: Hundredths;
}

/** Values of a new record. */
export interface NewReceived extends Omit<RecordRow, 'id' | 'date'> {
  /** Epoch ms. */
  time: EpochMs;
  userId: number | null;
}

const insertReceived = `
  INSERT INTO received (tenant_id, time, sub_warehouse_id, sub_warehouse_name, brand_id, brand_name, user_id)
  VALUES (:tenantId, :time, :subWarehouseId, :subWarehouseName, :brandId, :brandName, :userId)`;

/** FORCE INDEX: MariaDB would otherwise scan from the newest record to the requested page. */
const receivedRecords = `
  SELECT id, time AS date, sub_warehouse_id AS subWarehouseId, sub_warehouse_name AS subWarehouseName,
    brand_id AS brandId, brand_name AS brandName
  FROM received FORCE INDEX (received_tenant) WHERE tenant_id = :tenantId AND (:before IS NULL OR id < :before)
  ORDER BY id DESC LIMIT :limit`;

const linesOfRecords = `
  SELECT received_id AS receivedId, product_name AS productName, quantity, weight
  FROM received_line WHERE tenant_id = :tenantId AND received_id IN (:ids) ORDER BY id`;

/** Reads and writes records of received goods. */
@Injectable()
export class ReceivedRepository {
  constructor(private readonly db: Db) {}

  /** Returns the id of the record. */
  async insert(received: NewReceived): Promise<number> {
    const { insertId } = await this.db.execute(insertReceived, { ...received });
    return insertId;
  }

  async insertLines(receivedId: number, lines: readonly (StockAmount & { name: string })[]): Promise<void> {
    const rows = lines.map(({ name, ...amount }) => ({ ...amount, receivedId, productName: name }));
    await this.db.bulk(ReceivedLineEntity).insert(rows);
  }

  /** Newest first, with an id below `before`. */
  async findRecords(before: number | null, limit: number): Promise<RecordRow[]> {
    return this.db.query<RecordRow>(receivedRecords, { before, limit });
  }

  async findLines(ids: readonly number[]): Promise<ReceivedLineRow[]> {
    return this.db.query<ReceivedLineRow>(linesOfRecords, { ids });
  }
}
