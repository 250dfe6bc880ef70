/**
 * Upper bounds of the classes of timings: milliseconds, thousandths for CLS. Values above the last bound have a class
 * of their own.
 */
export const bounds = [50, 100, 150, 200, 300, 500, 800, 1200, 1800, 2500, 4000, 8000] as const;

export const classCount = bounds.length + 1;

/** The class of a value. */
export function findClass(value: number): number {
  const place = bounds.findIndex((bound) => value <= bound);
  return place < 0 ? bounds.length : place;
}

/** The value that three quarters do not exceed, as if the values of a class lay evenly in it; undefined without any. */
export function computeThreeQuarters(classes: readonly number[]): number | undefined {
  const wanted = classes.reduce((sum, count) => sum + count, 0) * 0.75;
  if (wanted === 0) return undefined;
  let below = 0;
  for (const [place, count] of classes.entries()) {
    if (below + count >= wanted) {
      const from = bounds[place - 1] ?? 0;
      const to = bounds[place] ?? from;
      return Math.round(from + ((to - from) * (wanted - below)) / count);
    }
    below += count;
  }
  return bounds.at(-1);
}
