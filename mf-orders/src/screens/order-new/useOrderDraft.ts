import { defineStored } from '@depot/storage';
import * as z from '@depot/storage/schema';
import { useCallback, useEffect, useState } from 'react';
import { type DraftLine, isBlank, newLine } from '../../ordering/draftLine.js';
import { useLines } from '../../ordering/useLines.js';
import { type DraftDetails, noDetails } from '../../parts/order-details/orderDetails.js';

const positiveInteger = z.int().check(z.positive());

/** An order being written, as this browser keeps it until it is placed or discarded. */
const storedDraft = defineStored({
  key: 'order-product-block-draft',
  schema: z.object({
    /** Who wrote it: another person at the same browser does not get it. */
    userId: z.number(),
    storeId: z.optional(positiveInteger),
    lines: z.array(
      z.object({ productId: z.optional(positiveInteger), amount: z.optional(positiveInteger), notes: z.string() }),
    ),
    details: z.optional(z.object({ deliveryDate: z.optional(z.string()), poNumber: z.string(), note: z.string() })),
  }),
  scope: 'user',
  version: 1,
});

function draftLeftBy(user: number) {
  const draft = storedDraft.get();
  if (draft?.userId !== user || draft.lines.length === 0) return undefined;
  return { storeId: draft.storeId, lines: draft.lines.map(newLine), details: draft.details ?? noDetails };
}

function saveDraft(
  userId: number,
  storeId: number | undefined,
  lines: readonly DraftLine[],
  details: DraftDetails,
): void {
  const written = lines
    .filter((line) => !isBlank(line))
    .map(({ productId, amount, notes }) => ({ productId, amount, notes }));
  if (written.length === 0) storedDraft.remove();
  else storedDraft.set({ userId, storeId, lines: written, details });
}

/** The order being written and its store, kept in this browser until it is placed or discarded. */
export function useOrderDraft(userId: number, ownStoreId: number | undefined) {
  const [left] = useState(() => draftLeftBy(userId));
  const [restored, setRestored] = useState(left !== undefined);
  const [storeId, setStoreId] = useState(ownStoreId ?? left?.storeId);
  const lines = useLines(() => left?.lines ?? [newLine()]);
  const [details, setDetails] = useState(left?.details ?? noDetails);
  const { lines: all, replaceAll } = lines;

  useEffect(() => saveDraft(userId, storeId, all, details), [userId, storeId, all, details]);

  const discard = useCallback(() => {
    storedDraft.remove();
    setRestored(false);
    replaceAll([newLine()]);
    setDetails(noDetails);
  }, [replaceAll]);

  return {
    lines,
    details,
    changeDetails: (part: Partial<DraftDetails>) => setDetails((before) => ({ ...before, ...part })),
    storeId,
    setStoreId,
    /** The draft of an earlier visit was found. */
    restored,
    discard,
  };
}
