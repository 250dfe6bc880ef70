import type { Hundredths } from '@depot/contracts/amounts';
import { defineStored } from '@depot/storage';
import * as z from '@depot/storage/schema';
import { scanKeys } from './scanKeys.js';

/** One piece taken for a line; a weight that no piece has is kept without one, to be looked over. */
export interface PickedPiece {
  orderItemId: number;
  weight: Hundredths;
  inventoryId?: number;
  /** A scanned label names its piece; a weight may stand for any piece that weighs the same. */
  by: 'label' | 'weight';
  /** What a supplier's label said beside the weight: of which lot the piece is, and its serial number. */
  lot?: string;
  serial?: string;
}

const picks: z.Type<readonly PickedPiece[]> = z.array(
  z.object({
    orderItemId: z.int(),
    weight: z.int(),
    inventoryId: z.optional(z.int()),
    by: z.enum(['label', 'weight']),
    lot: z.optional(z.string()),
    serial: z.optional(z.string()),
  }),
);
const ticks: z.Type<readonly number[]> = z.arrayOfValid(z.int());

/** A lot of counted or pooled goods whose label was scanned for a line. */
export interface ScannedLot {
  orderItemId: number;
  inventoryId: number;
}

const lots: z.Type<readonly ScannedLot[]> = z.arrayOfValid(z.object({ orderItemId: z.int(), inventoryId: z.int() }));

/** What was scanned for an order. It stays in this browser until the order has left, whatever happens to the page. */
export const storedPicks = (orderId: number) =>
  defineStored({ key: scanKeys(orderId).picks, schema: picks, scope: 'user', version: 1 });

/** Lines without labels that were ticked off, by id; kept like what was scanned. */
export const storedTicks = (orderId: number) =>
  defineStored({ key: scanKeys(orderId).ticks, schema: ticks, scope: 'user', version: 1 });

/** Lots that were scanned, in that order; kept like what was scanned. */
export const storedLots = (orderId: number) =>
  defineStored({ key: scanKeys(orderId).lots, schema: lots, scope: 'user', version: 1 });
