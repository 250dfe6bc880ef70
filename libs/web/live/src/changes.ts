/** Topics of what has changed; `everything` where nobody knows, after an absence. */
export type Changes = ReadonlySet<string> | 'everything';

/** What two lots of changes come to. */
export function batch(some: Changes | undefined, more: Changes): Changes {
  if (some === undefined) return more;
  return some === 'everything' || more === 'everything' ? 'everything' : new Set([...some, ...more]);
}
