let own: string | undefined;
const listeners = new Set<() => void>();

/** The title that a screen has given itself; undefined: the route's. */
export const ownTitle = (): string | undefined => own;

export function setOwnTitle(title: string | undefined): void {
  own = title;
  listeners.forEach((listener) => listener());
}

export function subscribeTitle(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
