import { useClaims } from '@depot/session';
import { defineDraft, dropDraft, ownDraft } from '@depot/stock-entry';
import * as z from '@depot/storage/schema';
import { useEffect, useState } from 'react';
import { isBlankRow } from './returnProblems.js';
import type { ReturnRow } from './returnRow.js';

/** Schema of stored rows. */
export const returnRows: z.Type<ReturnRow[]> = z.array(
  z.object({
    uuid: z.string(),
    productId: z.optional(z.number()),
    quantity: z.optional(z.number()),
    weight: z.optional(z.number()),
    returnQty: z.optional(z.number()),
    returnWeight: z.optional(z.number()),
    rate: z.optional(z.number()),
    reason: z.optional(z.string()),
    agreed: z.optional(z.number()),
    inventoryId: z.optional(z.number()),
    serials: z.optional(z.array(z.string())),
  }),
);

/** One draft per order, because goods of two orders may be returned at the same time. */
const defineReturnDraft = (orderId: number) => defineDraft(`return-draft-${orderId}`, returnRows);

/** Draft of this user's return of the order, if any. */
export function useReturnDraft(orderId: number): readonly ReturnRow[] | undefined {
  const { id } = useClaims();
  return useState(() => ownDraft(defineReturnDraft(orderId), id))[0];
}

/**
 * Stores the input until it is sent or cleared; does nothing without an order. Rows of other tabs with the same order
 * are kept. `forget` is for sent rows.
 */
export function useKeptReturn(orderId: number | undefined, lines: readonly ReturnRow[]): { forget: () => void } {
  const { id: userId } = useClaims();
  const [own] = useState(() => new Set<string>());
  useEffect(() => {
    if (orderId === undefined) return;
    for (const { uuid } of lines) own.add(uuid);
    saveRows(orderId, userId, own, lines.every(isBlankRow) ? [] : lines);
  }, [orderId, userId, lines, own]);
  return { forget: () => orderId !== undefined && saveRows(orderId, userId, own, []) };
}

/** Writes this tab's rows and keeps the rows of other tabs. */
function saveRows(orderId: number, userId: number, own: ReadonlySet<string>, lines: readonly ReturnRow[]): void {
  const kept = defineReturnDraft(orderId);
  const others = (ownDraft(kept, userId) ?? []).filter(({ uuid }) => !own.has(uuid));
  const draft = [...others, ...lines];
  if (draft.length > 0) kept.set({ userId, draft });
  else dropDraft(kept, userId);
}
