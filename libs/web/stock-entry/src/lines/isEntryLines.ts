import type { EntryLine } from './entryLine.js';

type Claimed = Partial<Record<keyof EntryLine, unknown>>;

const optional = (value: unknown, type: 'number' | 'string') => value === undefined || typeof value === type;

function isEntryLine(value: unknown): value is EntryLine {
  if (typeof value !== 'object' || value === null) return false;
  const { uuid, productId, quantity, weight, lot, expiry }: Claimed = value;
  const amounts = [productId, quantity, weight].every((each) => optional(each, 'number'));
  return typeof uuid === 'string' && amounts && optional(lot, 'string') && optional(expiry, 'string');
}

/** Checks what a stored draft claims to be. */
export function isEntryLines(value: unknown): value is EntryLine[] {
  return Array.isArray(value) && value.every(isEntryLine);
}
