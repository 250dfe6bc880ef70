import type { activityFilter } from '@depot/contracts/admin';
import type * as z from 'zod';

/** Filter of the log's lines. */
export type ActivityFilter = z.output<typeof activityFilter>;

/** Lines `l` that are not deleted: deleted ones may be there a little longer, until they are removed. */
export const notDeleted =
  '(l.seal_no IS NULL OR l.seal_no > (SELECT cleared_no FROM activity_chain WHERE activity_chain.id = 1))';

/** The filter as a condition on `activity_log l`, deleted lines left out. */
export function buildCondition({ user, from, to, text }: ActivityFilter): string {
  const conditions = [
    notDeleted,
    user !== undefined && 'l.user_id = :user',
    from !== undefined && 'l.time >= :from',
    to !== undefined && 'l.time <= :to',
    text && '(l.text_gb LIKE :pattern OR l.text_cn LIKE :pattern OR l.user_name LIKE :pattern)',
  ];
  return conditions.filter(Boolean).join(' AND ');
}

/** The filter's values; the text is looked for anywhere, its own wildcards taken literally. */
export function buildFilterValues({ text, ...filter }: ActivityFilter) {
  return text ? { ...filter, pattern: `%${text.replace(/[\\%_]/g, '\\$&')}%` } : filter;
}
