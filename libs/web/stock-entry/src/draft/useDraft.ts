import { useCallback, useEffect, useState } from 'react';
import { isBlank, newLine } from '../lines/entryLine.js';
import { isEntryLines } from '../lines/isEntryLines.js';
import { useEntryLines, type EntryLines } from '../lines/useEntryLines.js';
import { clearDraft, loadDraft, saveDraft } from './draftStore.js';
import type { EntryLine } from '../lines/entryLine.js';

interface Draft<Fields> {
  lines: EntryLine[];
  fields: Fields;
}

export interface DraftForm<Fields> {
  entry: EntryLines;
  fields: Fields;
  setFields: (change: Partial<Fields>) => void;
  /** A draft of an earlier visit came back. */
  restored: boolean;
  /** Empties the form and forgets the draft. */
  discard: () => void;
  /** Counts how often the form was emptied. */
  turn: number;
}

interface DraftSettings<Fields> {
  /** Name in the local storage. */
  key: string;
  userId: number;
  /** What the form holds beside its lines. */
  empty: () => Fields;
  isFields: (value: unknown) => value is Fields;
}

/** Lines and fields of a form, kept in this browser until they are submitted or discarded. */
export function useDraft<Fields extends object>({ key, userId, empty, isFields }: DraftSettings<Fields>): DraftForm<Fields> {
  const [stored] = useState(() => loadDraft(key, userId, isDraft(isFields)));
  const [turn, setTurn] = useState(0);
  const [restored, setRestored] = useState(stored !== undefined);
  const [fields, setAll] = useState<Fields>(() => stored?.fields ?? empty());
  const entry = useEntryLines(() => stored?.lines ?? [newLine()]);
  const { lines, replace } = entry;
  const untouched = lines.every(isBlank);

  useEffect(() => {
    if (untouched) clearDraft(key);
    else saveDraft(key, userId, { lines: [...lines], fields } satisfies Draft<Fields>);
  }, [key, userId, lines, fields, untouched]);

  const discard = useCallback(() => {
    setRestored(false);
    setTurn((count) => count + 1);
    setAll(empty());
    replace([]);
  }, [empty, replace]);
  const setFields = useCallback((change: Partial<Fields>) => setAll((before) => ({ ...before, ...change })), []);
  return { entry, fields, setFields, restored, discard, turn };
}

function isDraft<Fields>(isFields: (value: unknown) => value is Fields) {
  return (value: unknown): value is Draft<Fields> =>
    typeof value === 'object' &&
    value !== null &&
    'lines' in value &&
    isEntryLines(value.lines) &&
    'fields' in value &&
    isFields(value.fields);
}
