import { useClaims } from '@depot/session';
import { defineDraft, ownDraft } from '@depot/stock-entry';
import * as z from '@depot/storage/schema';
import { useEffect, useState } from 'react';
import { isBlankRow } from './returnProblems.js';
import type { ReturnRow } from './returnRow.js';

/** Rows as they are kept. */
export const returnRows: z.Type<ReturnRow[]> = z.array(
  z.object({
    uuid: z.string(),
    productId: z.optional(z.number()),
    quantity: z.optional(z.number()),
    weight: z.optional(z.number()),
    returnQty: z.optional(z.number()),
    returnWeight: z.optional(z.number()),
    rate: z.optional(z.number()),
    inventoryId: z.optional(z.number()),
  }),
);

/** A draft for each order: the goods of two may lie on the floor at once. */
const draftFor = (orderId: number) => defineDraft(`return-draft-${orderId}`, returnRows);

/** What this person had begun to take back from the order, if anything. */
export function useReturnDraft(orderId: number): readonly ReturnRow[] | undefined {
  const { id } = useClaims();
  return useState(() => ownDraft(draftFor(orderId), id))[0];
}

/** Keeps what is entered until it is sent or emptied; without an order nothing is kept. */
export function useKeptReturn(orderId: number | undefined, lines: readonly ReturnRow[]): void {
  const { id: userId } = useClaims();
  useEffect(() => {
    if (orderId === undefined) return;
    if (lines.every(isBlankRow)) forgetReturn(orderId);
    else draftFor(orderId).set({ userId, draft: [...lines] });
  }, [orderId, userId, lines]);
}

export const forgetReturn = (orderId: number): void => draftFor(orderId).remove();
