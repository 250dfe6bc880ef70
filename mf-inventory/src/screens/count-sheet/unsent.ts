/** What was found of a product, as it goes to the server. */
export interface Finding {
  quantity?: number;
  /** Pounds. */
  weight?: number;
  inventoryIds?: number[];
}

/** Findings that the server does not have yet, by product. */
export type Unsent = Readonly<Record<number, Finding>>;

const keyOf = (countId: number) => `stock-count-${countId}`;

/** What was counted without a network, kept in this browser until the server has it. */
export function storedUnsent(countId: number): Unsent {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(countId)) ?? '{}');
    return typeof stored === 'object' && stored !== null ? (stored as Unsent) : {};
  } catch {
    return {}; // written by hand
  }
}

export function storeUnsent(countId: number, unsent: Unsent): void {
  if (Object.keys(unsent).length === 0) localStorage.removeItem(keyOf(countId));
  else localStorage.setItem(keyOf(countId), JSON.stringify(unsent));
}
