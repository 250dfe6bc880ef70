import { decimalText, type Hundredths } from '@depot/contracts/amounts';
import type { ReceiveLine, UnitStatus } from '@depot/contracts/inventory';
import { Db } from '@depot/node-database';
import { Injectable } from '@nestjs/common';
import { newQrValue } from './qr-value.js';
import * as sql from './unit.queries.js';

/** A piece with its own weight, or what remains of a lot. */
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
  /** Epoch ms. */
  receivedTime: number;
  /** Outside of what its product usually weighs, and taken all the same. */
  weightConfirmed: 0 | 1;
  /** Counts up with everything that happens to the unit. */
  version: number;
}

/** A unit that comes in. */
export type NewUnit = ReceiveLine & { isUnusual?: boolean };

/** Where new units come from. */
export interface Origin {
  /** Epoch ms. */
  time: number;
  deliveryReceiptId?: number;
  receivedId?: number;
}

/** What is left of a unit after a command; `quantity` and `weight` of zero mean that it is gone. */
export type Remaining = Pick<UnitRow, 'id' | 'quantity' | 'weight'>;

/** Pieces and lots. Whoever changes them has locked the stock row of their product first. */
@Injectable()
export class UnitRows {
  constructor(private readonly db: Db) {}

  /** A plain read. */
  async read(ids: readonly number[]): Promise<UnitRow[]> {
    return this.db.query<UnitRow>(sql.unitsById, { ids });
  }

  async lock(ids: readonly number[]): Promise<Map<number, UnitRow>> {
    if (ids.length === 0) return new Map();
    const rows = await this.db.query<UnitRow>(sql.lockUnits, { ids });
    return new Map(rows.map((row) => [row.id, row]));
  }

  /** Everything of these products that is there, in the order in which it should leave. */
  async lockInStock(productIds: readonly number[]): Promise<UnitRow[]> {
    return productIds.length === 0 ? [] : this.db.query<UnitRow>(sql.lockUnitsInStock, { productIds });
  }

  /** Writes what remains of locked units. */
  async setRemaining(
    units: readonly Remaining[],
    goneAs: Exclude<UnitStatus, 'IN_STOCK'>,
    time: number,
  ): Promise<void> {
    if (units.length === 0) return;
    const rows = units.map(({ id, quantity, weight }) => [
      id,
      quantity,
      decimalText(weight),
      quantity > 0 || weight > 0 ? 'IN_STOCK' : goneAs,
    ]);
    await this.db.execute(sql.setRemaining, { units: JSON.stringify(rows), time });
  }

  /** A piece was weighed again: its label says so from now on. */
  async relabel(id: number, weight: Hundredths, isUnusual: boolean): Promise<void> {
    await this.db.execute(sql.relabel, { id, weight: decimalText(weight), isUnusual: isUnusual ? 1 : 0 });
  }

  /** Makes a unit of each line and answers them in the order of the lines. */
  async insert(lines: readonly NewUnit[], origin: Origin): Promise<Pick<UnitRow, 'id' | 'qrValue'>[]> {
    const labelled = lines.map((line) => ({ line, qrValue: newQrValue() }));
    const rows = labelled.map(({ line, qrValue }) => [
      line.productId,
      qrValue,
      line.quantity,
      decimalText(line.weight),
      line.lot || null,
      line.expiry ?? null,
      line.isUnusual ? 1 : 0,
    ]);
    const { time, deliveryReceiptId = null, receivedId = null } = origin;
    await this.db.execute(sql.insertUnits, { units: JSON.stringify(rows), time, deliveryReceiptId, receivedId });
    return this.withIds(labelled.map(({ qrValue }) => qrValue));
  }

  private async withIds(qrValues: readonly string[]): Promise<Pick<UnitRow, 'id' | 'qrValue'>[]> {
    const found = await this.db.query<{ id: number; qrValue: string }>(sql.idsByQrValue, { qrValues });
    const ids = new Map(found.map(({ id, qrValue }) => [qrValue, id]));
    return qrValues.map((qrValue) => {
      const id = ids.get(qrValue);
      if (id === undefined) throw new Error(`The unit ${qrValue} was not stored.`);
      return { id, qrValue };
    });
  }
}
