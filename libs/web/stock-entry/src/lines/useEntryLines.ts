import type { Hundredths } from '@depot/contracts/amounts';
import { useCallback, useMemo, useState } from 'react';
import { type EntryLine, isBlankEntry, newEntryLine } from './entryLine.js';

/** The line and the field that get the focus next. */
export interface Focus {
  uuid: string;
  field: 'product' | 'amount';
}

export interface EntryLines {
  lines: readonly EntryLine[];
  focus: Focus | undefined;
  change: (uuid: string, change: Partial<EntryLine>) => void;
  remove: (uuid: string) => void;
  /** A blank line below. */
  addMore: () => void;
  /** A line of the last line's product below. */
  addSame: () => void;
  /** Adds one line per weight; they replace the product's lines without a weight and take over lot and expiry. */
  addWeights: (productId: number, weights: readonly Hundredths[]) => void;
  replace: (lines: readonly EntryLine[]) => void;
}

interface EntryOptions {
  /** The first amount has the focus from the start. */
  focusAmount?: boolean;
  /** Creates the line of an empty form; without it, the line has no product. Must be a stable function. */
  blank?: () => EntryLine;
}

/** The lines of a form, at least one. */
export function useEntryLines(
  initial: () => readonly EntryLine[],
  { focusAmount = false, blank = newEntryLine }: EntryOptions = {},
): EntryLines {
  const orOneBlank = useCallback((all: readonly EntryLine[]) => (all.length > 0 ? all : [blank()]), [blank]);
  const [lines, setLines] = useState(() => orOneBlank(initial()));
  const [focus, setFocus] = useState<Focus | undefined>(() => {
    const first = lines[0]?.uuid;
    return focusAmount && first !== undefined ? { uuid: first, field: 'amount' } : undefined;
  });

  const append = useCallback((line: EntryLine, field: Focus['field']) => {
    setLines((before) => [...before, line]);
    setFocus({ uuid: line.uuid, field });
  }, []);
  const change = useCallback((uuid: string, next: Partial<EntryLine>) => {
    setLines((before) => before.map((line) => (line.uuid === uuid ? { ...line, ...next } : line)));
  }, []);
  const remove = useCallback(
    (uuid: string) => setLines((before) => orOneBlank(before.filter((line) => line.uuid !== uuid))),
    [orOneBlank],
  );
  const addMore = useCallback(() => append(newEntryLine(), 'product'), [append]);
  const productId = lines.findLast((line) => line.productId !== undefined)?.productId;
  const addSame = useCallback(
    () => append(newEntryLine({ productId }), productId === undefined ? 'product' : 'amount'),
    [append, productId],
  );
  const addWeights = useCallback(
    (of: number, weights: readonly Hundredths[]) => setLines((before) => withWeights(before, of, weights)),
    [],
  );
  const replace = useCallback((next: readonly EntryLine[]) => setLines(orOneBlank(next)), [orOneBlank]);

  return useMemo(
    () => ({ lines, focus, change, remove, addMore, addSame, addWeights, replace }),
    [lines, focus, change, remove, addMore, addSame, addWeights, replace],
  );
}

/** Lot and expiry of replaced lines apply to their replacements. */
function withWeights(before: readonly EntryLine[], productId: number, weights: readonly Hundredths[]): EntryLine[] {
  const isOpen = (line: EntryLine) => isBlankEntry(line) || (line.productId === productId && line.weight === undefined);
  const { lot, expiry } = before.findLast((line) => isOpen(line) && (line.lot ?? line.expiry) !== undefined) ?? {};
  const line = { productId, quantity: 1, ...(lot && { lot }), ...(expiry && { expiry }) };
  return [...before.filter((each) => !isOpen(each)), ...weights.map((weight) => newEntryLine({ ...line, weight }))];
}
