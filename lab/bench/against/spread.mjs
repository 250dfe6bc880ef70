const sorted = (values) => values.toSorted((a, b) => a - b);

export const median = (values) => {
  const [middle, ordered] = [values.length / 2, sorted(values)];
  return Number.isInteger(middle) ? (ordered[middle - 1] + ordered[middle]) / 2 : ordered[Math.floor(middle)];
};

/**
 * Half of the range of the values without the lowest and the highest, as a part of their median. Of fewer than four
 * values all count.
 */
export function measureSpread(values) {
  const ordered = sorted(values);
  const inner = ordered.length < 4 ? ordered : ordered.slice(1, -1);
  return (inner.at(-1) - inner[0]) / 2 / median(values);
}

/**
 * Compares what two versions took, in any unit of which less is better. `ratio` is the median of this version by that
 * of the other; `spread` is what both versions differ from themselves by. Only a difference above the spread and above
 * `smallest` is one.
 *
 * @param {readonly number[]} before of the other version
 * @param {readonly number[]} after of this version
 * @returns {{ before: number, after: number, ratio: number, spread: number, verdict: 'slower' | 'faster' | 'same' }}
 */
export function compareTimes(before, after, smallest = 0.03) {
  const medians = { before: median(before), after: median(after) };
  const ratio = medians.after / medians.before;
  const spread = measureSpread(before) + measureSpread(after);
  const bound = Math.max(spread, smallest);
  const verdict = ratio > 1 + bound ? 'slower' : ratio < 1 - bound ? 'faster' : 'same';
  return { ...medians, ratio, spread, verdict };
}

/**
 * The order of the versions in one round. Each is first as often as last, so that a machine that slows down favours
 * none.
 */
export const roundOrder = ['before', 'after', 'after', 'before'];
