import type { activityFilter } from '@depot/contracts/admin';
import type * as z from 'zod';

/** Which lines of the log are asked for. */
export type ActivityFilter = z.output<typeof activityFilter>;

/** The filter as a condition on `activity_log l`. */
export function conditionOf({ user, from, to, text }: ActivityFilter): string {
  const conditions = [
    user !== undefined && 'l.user_id = :user',
    from !== undefined && 'l.time >= :from',
    to !== undefined && 'l.time <= :to',
    text && '(l.text_gb LIKE :pattern OR l.text_cn LIKE :pattern OR l.user_name LIKE :pattern)',
  ].filter(Boolean);
  return conditions.length > 0 ? conditions.join(' AND ') : 'TRUE';
}

/** The filter's values; the text is looked for anywhere, its own wildcards taken literally. */
export function filterValues({ text, ...filter }: ActivityFilter) {
  return text ? { ...filter, pattern: `%${text.replace(/[\\%_]/g, '\\$&')}%` } : filter;
}
