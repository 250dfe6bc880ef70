/** Numbers from 0 to below 1; the same ones for the same seed. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/**
 * From now on the server that `renderScreen` has set up answers each call after a time of its own, so that answers
 * overtake each other. Milliseconds.
 */
export function answerLate(seed: number, maxMs = 40): void {
  const [next, direct] = [seeded(seed), globalThis.fetch];
  globalThis.fetch = async (...request) => {
    await new Promise((resolve) => setTimeout(resolve, next() * maxMs));
    return direct(...request);
  };
}

/** The code on the label of a piece, as our labels have it: 16 characters. */
export const labelOf = (inventoryId: number): string => `K7M2Q9ZX4T${String(inventoryId).padStart(5, '0')}A`;

/** Id of the piece whose label `labelOf` created. */
export const pieceOfLabel = (qrValue: string | null): number => Number(qrValue?.slice(10, 15));

/** Returns the items in another order, which the seed determines. */
export function shuffled<Item>(items: readonly Item[], seed: number): Item[] {
  const next = seeded(seed);
  return items
    .map((item) => ({ item, place: next() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);
}
