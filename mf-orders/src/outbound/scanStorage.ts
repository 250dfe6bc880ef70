import type { Hundredths } from '@depot/contracts/amounts';
import { defineStored } from '@depot/storage';
import * as z from '@depot/storage/schema';
import { scanKeys } from './scanKeys.js';

/** Piece picked for a line. A weight without a matching piece has no id and must be checked by the user. */
export interface PickedPiece {
  orderItemId: number;
  weight: Hundredths;
  inventoryId?: number;
  /** A scanned label identifies its piece; a weight matches any piece of the same weight. */
  by: 'label' | 'weight';
  /** Lot of the piece, and its serial number, from the supplier's label with the weight. */
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

/** Scanned lot of counted or pooled goods on a line. */
export interface ScannedLot {
  orderItemId: number;
  inventoryId: number;
}

const lots: z.Type<readonly ScannedLot[]> = z.arrayOfValid(z.object({ orderItemId: z.int(), inventoryId: z.int() }));

/** Scans of an order. They stay in this browser until the order ships, even if the page closes. */
export const openStoredPicks = (orderId: number) =>
  defineStored({ key: scanKeys(orderId).picks, schema: picks, scope: 'user', version: 1 });

/** Ids of lines of counted or pooled goods that a scan or a tick has confirmed; stored like the scans. */
export const openStoredTicks = (orderId: number) =>
  defineStored({ key: scanKeys(orderId).ticks, schema: ticks, scope: 'user', version: 1 });

/** Scanned lots in the order of the scans; stored like the scans. */
export const openStoredLots = (orderId: number) =>
  defineStored({ key: scanKeys(orderId).lots, schema: lots, scope: 'user', version: 1 });
