const storageKey = 'depot-density';

export type Density = 'compact' | 'comfortable';

const listeners = new Set<() => void>();

export function density(): Density {
  return localStorage.getItem(storageKey) === 'comfortable' ? 'comfortable' : 'compact';
}

/** Row height of all tables on this device. */
export function setDensity(next: Density): void {
  localStorage.setItem(storageKey, next);
  listeners.forEach((listener) => listener());
}

export function subscribeDensity(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
