import { useCallback, useEffect, useState } from 'react';
import { newLine } from '../../ordering/draftLine.js';
import { useLines } from '../../ordering/useLines.js';
import { clearDraft, loadDraft, saveDraft } from './draftStore.js';

/** The order being written and its store, kept in this browser until it is placed or discarded. */
export function useOrderDraft(userId: number, ownStoreId: number | undefined) {
  const [stored] = useState(() => loadDraft(userId));
  const [restored, setRestored] = useState(stored !== undefined);
  const [storeId, setStoreId] = useState(ownStoreId ?? stored?.storeId);
  const lines = useLines(() => stored?.lines ?? [newLine()]);
  const { lines: all, replaceAll } = lines;

  useEffect(() => saveDraft(userId, { storeId, lines: all }), [userId, storeId, all]);

  const discard = useCallback(() => {
    clearDraft();
    setRestored(false);
    replaceAll([newLine()]);
  }, [replaceAll]);

  return {
    lines,
    storeId,
    setStoreId,
    /** The draft of an earlier visit was found. */
    restored,
    discard,
  };
}
