import * as z from '@depot/storage/schema';
import { useCallback, useEffect, useState } from 'react';
import { type EntryLine, entryLines, isBlankEntry, newEntryLine } from '../lines/entryLine.js';
import { type EntryLines, useEntryLines } from '../lines/useEntryLines.js';
import { defineDraft, dropDraft, ownDraft, type StoredDraft } from './draft.js';

interface Draft<Fields> {
  lines: EntryLine[];
  fields: Fields;
}

export interface DraftForm<Fields> {
  entry: EntryLines;
  fields: Fields;
  setFields: (change: Partial<Fields>) => void;
  /** True if a draft of an earlier visit was loaded. */
  restored: boolean;
  /** Clears the form and deletes the draft. */
  discard: () => void;
  /** Counts how often the form was emptied. */
  turn: number;
}

interface DraftSettings<Fields> {
  stored: FormDraft<Fields>;
  userId: number;
  /** Fields of the form beside its lines. */
  empty: () => Fields;
}

/** The draft of a form with lines and the fields beside them. */
export type FormDraft<Fields> = StoredDraft<Draft<Fields>>;

export const defineFormDraft = <Fields>(key: string, fields: z.Type<Fields>): FormDraft<Fields> =>
  defineDraft(key, z.object({ lines: entryLines, fields }));

/** Lines and fields of a form, stored in this browser until they are submitted or discarded. */
export function useDraft<Fields extends object>({ stored, userId, empty }: DraftSettings<Fields>): DraftForm<Fields> {
  const [left] = useState(() => ownDraft(stored, userId));
  const [turn, setTurn] = useState(0);
  const [restored, setRestored] = useState(left !== undefined);
  const [fields, setAll] = useState<Fields>(() => left?.fields ?? empty());
  const entry = useEntryLines(() => left?.lines ?? [newEntryLine()]);
  const { lines, replace } = entry;
  const untouched = lines.every(isBlankEntry);

  useEffect(() => {
    if (untouched) dropDraft(stored, userId);
    else stored.set({ userId, draft: { lines: [...lines], fields } });
  }, [stored, userId, lines, fields, untouched]);

  const discard = useCallback(() => {
    setRestored(false);
    setTurn((count) => count + 1);
    setAll(empty());
    replace([]);
  }, [empty, replace]);
  const setFields = useCallback((change: Partial<Fields>) => setAll((before) => ({ ...before, ...change })), []);
  return { entry, fields, setFields, restored, discard, turn };
}
