import { useCallback, useState } from 'react';
import { createLine, type DraftLine, isBlank } from './draftLine.js';

export interface Lines {
  lines: readonly DraftLine[];
  change(key: string, change: Partial<DraftLine>): void;
  add(line?: Partial<DraftLine>): void;
  remove(key: string): void;
  replaceAll(lines: readonly DraftLine[]): void;
}

/** Editable lines of an order. */
export function useLines(initial: () => readonly DraftLine[] = () => [createLine()]): Lines {
  const [lines, setLines] = useState(initial);
  const change = useCallback((key: string, part: Partial<DraftLine>) => {
    setLines((all) => all.map((line) => (line.key === key ? { ...line, ...part } : line)));
  }, []);
  const add = useCallback((line?: Partial<DraftLine>) => setLines((all) => [...all, createLine(line)]), []);
  const remove = useCallback((key: string) => setLines((all) => all.filter((line) => line.key !== key)), []);
  return { lines, change, add, remove, replaceAll: setLines };
}

/** Sets the amount of a product on any line; without an amount its line is removed. */
export function withAmount(
  lines: readonly DraftLine[],
  productId: number,
  amount: number | undefined,
): readonly DraftLine[] {
  const existing = lines.find((line) => line.productId === productId);
  if (!amount) return lines.filter((line) => line !== existing);
  if (existing) return lines.map((line) => (line === existing ? { ...line, amount } : line));
  return [...lines.filter((line) => !isBlank(line)), createLine({ productId, amount })];
}
