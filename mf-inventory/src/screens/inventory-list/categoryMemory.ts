const storageKey = 'inventory-category-filter';

/** The categories chosen last in this browser. */
export function storedCategories(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter((key) => typeof key === 'string') : [];
  } catch {
    return []; // written by hand
  }
}

export function storeCategories(keys: readonly string[]): void {
  localStorage.setItem(storageKey, JSON.stringify(keys));
}
