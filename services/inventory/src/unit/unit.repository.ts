import { decimalText, type EpochMs, type Hundredths } from '@depot/contracts/amounts';
import type { ReceiveLine, UnitStatus } from '@depot/contracts/inventory';
import { Db } from '@depot/node-database';
import { Injectable } from '@nestjs/common';
import { createQrValue } from './label.js';
import { UnitEntity } from './unit.entity.js';

/** A weighed unit, or the rest of a lot. */
export interface UnitRow {
  id: number;
  productId: number;
  qrValue: string;
  status: UnitStatus;
  quantity: number;
  weight: Hundredths;
  firstQuantity: number;
  firstWeight: Hundredths;
  lot: string | null;
  /** YYYY-MM-DD */
  expiry: string | null;
  /** GS1 serial number, unique within the product. */
  serial: string | null;
  /** Epoch ms. */
  receivedTime: EpochMs;
  /** 1 if the weight is unusual for the product, and was confirmed. */
  weightConfirmed: 0 | 1;
  /** Incremented with every change of the unit. */
  version: number;
}

/** A unit to receive. */
export type NewUnit = ReceiveLine & { isUnusual?: boolean };

/** Origin of new units. */
export interface Origin {
  /** Epoch ms. */
  time: EpochMs;
  deliveryReceiptId?: number;
  receivedId?: number;
}

/** Amounts of a unit after a command. It has left if both are 0. */
export type Remaining = Pick<UnitRow, 'id' | 'quantity' | 'weight'>;

/** A unit as `UnitRow` has it. */
const unitColumns = `
  u.id, u.product_id AS productId, u.qr_value AS qrValue, u.status, u.quantity, u.weight,
  u.first_quantity AS firstQuantity,
  u.first_weight AS firstWeight, u.lot, u.expiry, u.serial, u.received_time AS receivedTime,
  u.weight_confirmed AS weightConfirmed, u.version`;

/** Order in which units leave: the earliest expiry first, then the oldest. */
const leavingOrder = 'u.product_id, u.expiry IS NULL, u.expiry, u.received_time, u.id';

const lockUnits = `
  SELECT ${unitColumns} FROM inventory_unit u WHERE u.tenant_id = :tenantId AND u.id IN (:ids) ORDER BY u.id
    FOR UPDATE`;

const lockUnitsInStock = `
  SELECT ${unitColumns} FROM inventory_unit u
  WHERE u.tenant_id = :tenantId AND u.product_id IN (:productIds) AND u.status = 'IN_STOCK'
  ORDER BY ${leavingOrder} FOR UPDATE`;

const unitsBySerial = `
  SELECT ${unitColumns} FROM inventory_unit u
  WHERE u.tenant_id = :tenantId AND u.product_id IN (:productIds) AND u.serial IN (:serials) AND u.status <> 'REMOVED'`;

const idsByQrValue = `
  SELECT id, qr_value AS qrValue FROM inventory_unit WHERE tenant_id = :tenantId AND qr_value IN (:qrValues)`;

const unitsById = `SELECT ${unitColumns} FROM inventory_unit u WHERE u.tenant_id = :tenantId AND u.id IN (:ids)`;

const unitByQrValue = `SELECT ${unitColumns} FROM inventory_unit u
  WHERE u.tenant_id = :tenantId AND u.qr_value = :qrValue`;

/** Units of a product: those in stock in the order in which they leave, then those that have left, the latest first. */
const unitsOfProduct = `
  SELECT ${unitColumns} FROM inventory_unit u
  WHERE u.tenant_id = :tenantId AND u.product_id = :productId AND u.status IN (:statuses)
  ORDER BY u.status <> 'IN_STOCK', u.gone_time DESC, ${leavingOrder}
  LIMIT :limit`;

const unitsOfOrder = `
  SELECT ${unitColumns} FROM inventory_unit u
  WHERE u.tenant_id = :tenantId AND u.id IN (
    SELECT a.unit_id FROM stock_allocation a WHERE a.tenant_id = :tenantId AND a.order_id = :orderId)
  ORDER BY u.id`;

const unitsInStock = `
  SELECT ${unitColumns} FROM inventory_unit u
  WHERE u.tenant_id = :tenantId AND u.product_id IN (:productIds) AND u.status = 'IN_STOCK'
  ORDER BY u.product_id, u.id LIMIT :limit`;

/** A corrected weight also changes the label. */
const relabel = `
  UPDATE inventory_unit SET first_weight = :weight, weight_confirmed = :isUnusual, version = version + 1
  WHERE tenant_id = :tenantId AND id = :id`;

/** The first units of each product in the order in which they leave, at most `:most` per product. */
const firstUnits = `
  SELECT * FROM (
    SELECT ${unitColumns}, ROW_NUMBER() OVER (PARTITION BY u.product_id ORDER BY ${leavingOrder}) AS nth
    FROM inventory_unit u
    WHERE u.tenant_id = :tenantId AND u.product_id IN (:productIds) AND u.status = 'IN_STOCK'
      AND (u.expiry IS NULL OR u.expiry >= :today)
  ) first_units
  WHERE nth <= :most ORDER BY productId, nth`;

const usualWeights = `
  SELECT product_id AS productId, ROUND(AVG(first_weight), 2) AS weight
  FROM inventory_unit WHERE tenant_id = :tenantId AND product_id IN (:productIds) GROUP BY product_id`;

/** Reads and writes units and lots. A command locks the stock row of the product before it changes them. */
@Injectable()
export class UnitRepository {
  constructor(private readonly db: Db) {}

  /** Reads without a lock. */
  async read(ids: readonly number[]): Promise<UnitRow[]> {
    return this.db.query<UnitRow>(unitsById, { ids });
  }

  async lockUnits(ids: readonly number[]): Promise<Map<number, UnitRow>> {
    if (ids.length === 0) return new Map();
    const rows = await this.db.query<UnitRow>(lockUnits, { ids });
    return new Map(rows.map((row) => [row.id, row]));
  }

  /** Locks all units in stock of the products, in the order in which they leave. */
  async lockInStock(productIds: readonly number[]): Promise<UnitRow[]> {
    return productIds.length === 0 ? [] : this.db.query<UnitRow>(lockUnitsInStock, { productIds });
  }

  /** Writes the remaining amounts of locked units. */
  async setRemaining(
    units: readonly Remaining[],
    goneAs: Exclude<UnitStatus, 'IN_STOCK'>,
    time: EpochMs,
  ): Promise<void> {
    const rows = units.map(({ id, quantity, weight }) => {
      const isLeft = quantity > 0 || weight > 0;
      return { id, quantity, weight, status: isLeft ? ('IN_STOCK' as const) : goneAs, goneTime: isLeft ? null : time };
    });
    await this.db.bulk(UnitEntity).update(rows, { set: 't.version = t.version + 1' });
  }

  /** Sets the weight of a unit and its label. */
  async relabel(id: number, weight: Hundredths, isUnusual: boolean): Promise<void> {
    await this.db.execute(relabel, { id, weight: decimalText(weight), isUnusual: isUnusual ? 1 : 0 });
  }

  /** Inserts a unit per line. Returns them in the order of the lines. */
  async insert(lines: readonly NewUnit[], origin: Origin): Promise<Pick<UnitRow, 'id' | 'qrValue'>[]> {
    return this.addIds(await this.write(lines, origin));
  }

  /** Inserts a unit per line. Returns their label codes. */
  async write(lines: readonly NewUnit[], origin: Origin): Promise<string[]> {
    const { time: receivedTime, deliveryReceiptId = null, receivedId = null } = origin;
    const rows = lines.map(({ productId, quantity, weight, lot, expiry = null, serial, isUnusual = false }) => ({
      productId,
      qrValue: createQrValue(),
      quantity,
      weight,
      firstQuantity: quantity,
      firstWeight: weight,
      lot: lot || null,
      expiry,
      serial: serial || null,
      receivedTime,
      deliveryReceiptId,
      receivedId,
      weightConfirmed: isUnusual,
    }));
    await this.db.bulk(UnitEntity).insert(rows);
    return rows.map(({ qrValue }) => qrValue);
  }

  private async addIds(qrValues: readonly string[]): Promise<Pick<UnitRow, 'id' | 'qrValue'>[]> {
    const found = await this.db.query<{ id: number; qrValue: string }>(idsByQrValue, { qrValues });
    const ids = new Map(found.map(({ id, qrValue }) => [qrValue, id]));
    return qrValues.map((qrValue) => {
      const id = ids.get(qrValue);
      if (id === undefined) throw new Error(`The unit ${qrValue} was not stored.`);
      return { id, qrValue };
    });
  }

  /** Units with these serial numbers that are in stock or shipped. */
  async findBySerials(productIds: readonly number[], serials: readonly string[]): Promise<UnitRow[]> {
    return serials.length === 0 ? [] : this.db.query<UnitRow>(unitsBySerial, { productIds, serials });
  }

  async findByQrValue(qrValue: string): Promise<UnitRow[]> {
    return this.db.query<UnitRow>(unitByQrValue, { qrValue });
  }

  /** Units in stock first, in the order in which they leave, then the latest that have left. */
  async findByProduct(productId: number, statuses: readonly UnitStatus[], limit: number): Promise<UnitRow[]> {
    return this.db.query<UnitRow>(unitsOfProduct, { productId, statuses, limit });
  }

  /** Units that an order has shipped, including restocked ones. */
  async findByOrder(orderId: number): Promise<UnitRow[]> {
    return this.db.query<UnitRow>(unitsOfOrder, { orderId });
  }

  /** At most `limit` units in stock, by product and age. */
  async findInStock(productIds: readonly number[], limit: number): Promise<UnitRow[]> {
    return productIds.length === 0 ? [] : this.db.query<UnitRow>(unitsInStock, { productIds, limit });
  }

  /**
   * The first units of each product in the order in which they leave, at most `most` per product, without those that
   * expired before `today`.
   */
  async findFirstToLeave(productIds: readonly number[], most: number, today: string): Promise<UnitRow[]> {
    return this.db.query<UnitRow>(firstUnits, { productIds, most, today });
  }

  /** Average weight of the units of each product at their receipt. */
  async computeAverageWeights(productIds: readonly number[]): Promise<Map<number, Hundredths>> {
    const rows = await this.db.query<{ productId: number; weight: Hundredths }>(usualWeights, { productIds });
    return new Map(rows.map(({ productId, weight }) => [productId, weight]));
  }
}
