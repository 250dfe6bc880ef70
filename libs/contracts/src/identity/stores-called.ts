import type { StoreFacts } from './identity.port.js';

/** Ids of a few stores whose name holds every word, those that begin with the text first. */
export function storesCalled(text: string, stores: ReadonlyMap<number, Pick<StoreFacts, 'name'>>, most = 6): number[] {
  const wanted = text.trim().toLowerCase();
  const words = wanted.split(/\s+/);
  const named = [...stores].map(([storeId, { name }]) => ({ storeId, name: name.toLowerCase() }));
  const found = named.filter(({ name }) => words.every((word) => name.includes(word)));
  const begins = found.filter(({ name }) => name.startsWith(wanted));
  return [...new Set([...begins, ...found])].slice(0, most).map(({ storeId }) => storeId);
}
