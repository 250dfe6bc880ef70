import { defineStored } from '@depot/storage';
import * as z from '@depot/storage/schema';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { createLine, type DraftLine, isBlank } from '../../ordering/draftLine.js';
import { type DraftDetails, noDetails } from '../../ordering/orderDetails.js';
import { useLines } from '../../ordering/useLines.js';

const positiveInteger = z.int().check(z.positive());

/** Draft of an order in this browser, until it is placed or discarded. */
const storedDraft = defineStored({
  key: 'order-product-block-draft',
  schema: z.object({
    /** Author of the draft: another user of the browser does not get it. */
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

function findStoredDraft(user: number) {
  const draft = storedDraft.get();
  if (draft?.userId !== user || draft.lines.length === 0) return undefined;
  return { storeId: draft.storeId, lines: draft.lines.map(createLine), details: draft.details ?? noDetails };
}

type Draft = NonNullable<ReturnType<typeof storedDraft.get>>;

/**
 * Stores the order. Another page, in this tab or another one, may have the same draft: `onGone` is called if it was
 * placed or discarded there. Newer changes of other pages stay; `forget` removes this page's own draft.
 */
function useKeptDraft(draft: Draft, onGone: () => void): { forget: () => void } {
  const own = useRef<Draft>(undefined);
  const forget = useCallback(() => {
    // an unreadable draft of another version of the page is not this page's, either
    if (own.current && storedDraft.get() === own.current) storedDraft.remove();
  }, []);
  const isBegun = draft.lines.length > 0;
  useEffect(() => {
    if (!isBegun) return forget();
    storedDraft.set(draft);
    own.current = storedDraft.get();
  }, [isBegun, draft, forget]);
  useEffect(() => {
    if (isBegun) return storedDraft.subscribe(() => storedDraft.get() ?? onGone());
  }, [isBegun, onGone]);
  return { forget };
}

const selectWritten = (lines: readonly DraftLine[]): Draft['lines'] =>
  lines.filter((line) => !isBlank(line)).map(({ productId, amount, notes }) => ({ productId, amount, notes }));

/** Lines and store of an order, stored in this browser until it is placed or discarded. */
export function useOrderDraft(userId: number, ownStoreId: number | undefined) {
  const [left] = useState(() => findStoredDraft(userId));
  const [restored, setRestored] = useState(left !== undefined);
  const [storeId, setStoreId] = useState(ownStoreId ?? left?.storeId);
  const lines = useLines(() => left?.lines ?? [createLine()]);
  const [details, setDetails] = useState(left?.details ?? noDetails);
  const { lines: all, replaceAll } = lines;

  const empty = useCallback(() => {
    setRestored(false);
    replaceAll([createLine()]);
    setDetails(noDetails);
  }, [replaceAll]);
  const draft = useMemo(
    () => ({ userId, storeId, lines: selectWritten(all), details }),
    [userId, storeId, all, details],
  );
  const { forget } = useKeptDraft(draft, empty);
  const discardDraft = () => {
    forget();
    empty();
  };

  return {
    lines,
    details,
    changeDetails: (part: Partial<DraftDetails>) => setDetails((before) => ({ ...before, ...part })),
    storeId,
    setStoreId,
    /** The draft of an earlier visit was found. */
    restored,
    discard: discardDraft,
  };
}
