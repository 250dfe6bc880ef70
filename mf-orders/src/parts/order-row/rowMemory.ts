/** The order that was worked on last, and the page of the list it stood on. */
export interface RememberedRow {
  orderId: number;
  /** 1-based, as in the address. */
  currentPage: number;
  /** The list's own query, so that it comes back with its filters: `?page=2&stores=4`. */
  search: string;
}

const storageKey = 'current-order-row';
export const listPath = '/in/order';

export function rememberRow(row: RememberedRow): void {
  localStorage.setItem(storageKey, JSON.stringify(row));
}

export function rememberedRow(): RememberedRow | undefined {
  const stored = localStorage.getItem(storageKey);
  if (!stored) return undefined;
  try {
    const row: unknown = JSON.parse(stored);
    return isRow(row) ? row : undefined;
  } catch {
    return undefined; // written by an older version
  }
}

function isRow(value: unknown): value is RememberedRow {
  if (typeof value !== 'object' || value === null) return false;
  const { orderId, currentPage, search } = value as Partial<RememberedRow>;
  return typeof orderId === 'number' && typeof currentPage === 'number' && typeof search === 'string';
}

/** Where an action goes back to: the list as it was left, with the same page and row. */
export function listAddress(currentPage?: number): string {
  const row = rememberedRow();
  if (row && (currentPage === undefined || row.currentPage === currentPage)) return `${listPath}${row.search}`;
  return currentPage && currentPage > 1 ? `${listPath}?page=${currentPage}` : listPath;
}
