import type { DraftLine } from '../../ordering/draftLine.js';
import { isBlank, newLine } from '../../ordering/draftLine.js';

/** An order being written, as it is kept in this browser until it is placed or discarded. */
export interface OrderDraft {
  storeId?: number;
  lines: readonly DraftLine[];
}

const storageKey = 'order-product-block-draft';

interface StoredDraft {
  /** Who wrote it: another person at the same browser does not get it. */
  userId: number;
  storeId?: number;
  lines: Pick<DraftLine, 'productId' | 'amount' | 'notes'>[];
}

export function saveDraft(userId: number, { storeId, lines }: OrderDraft): void {
  const written = lines.filter((line) => !isBlank(line)).map(({ productId, amount, notes }) => ({ productId, amount, notes }));
  if (written.length === 0) return clearDraft();
  const draft: StoredDraft = { userId, storeId, lines: written };
  localStorage.setItem(storageKey, JSON.stringify(draft));
}

export function loadDraft(userId: number): OrderDraft | undefined {
  const stored = read();
  if (stored?.userId !== userId) return undefined;
  return { storeId: stored.storeId, lines: stored.lines.map(newLine) };
}

export function clearDraft(): void {
  localStorage.removeItem(storageKey);
}

function read(): StoredDraft | undefined {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(storageKey) ?? 'null');
    return isStored(value) ? value : undefined;
  } catch {
    return undefined; // written by an older version
  }
}

const isAmount = (value: unknown) => value === undefined || (typeof value === 'number' && Number.isSafeInteger(value) && value > 0);
const isLine = (line: Partial<DraftLine> | null) =>
  !!line && isAmount(line.productId) && isAmount(line.amount) && typeof line.notes === 'string';

function isStored(value: unknown): value is StoredDraft {
  if (typeof value !== 'object' || value === null) return false;
  const { userId, storeId, lines } = value as Partial<StoredDraft>;
  return typeof userId === 'number' && isAmount(storeId) && Array.isArray(lines) && lines.length > 0 && lines.every(isLine);
}
