import { activitiesPerPage, type activityQuery } from '@depot/contracts/admin';
import { currentLanguage } from '@depot/node-context';
import { Db } from '@depot/node-database';
import { Injectable } from '@nestjs/common';
import type * as z from 'zod';

interface Row {
  id: number;
  name: string;
  activity: string;
  time: number;
  completed: number;
}

/** The log of all tenants: the Admin section spans them. */
@Injectable()
export class ActivityLogQueries {
  constructor(private readonly db: Db) {}

  /** One page, newest first, in the reader's language. */
  async page({ page = 0, ...filter }: z.output<typeof activityQuery>) {
    const where = conditionOf(filter);
    const text = currentLanguage() === 'cn' ? 'text_cn' : 'text_gb';
    const [counted] = await this.across.query<{ total: number }>(
      `SELECT COUNT(*) AS total FROM activity_log l WHERE ${where}`,
      patterned(filter),
    );
    const rows = await this.across.query<Row>(
      `SELECT l.id, l.user_name AS name, l.${text} AS activity, l.time, l.completed FROM activity_log l
       WHERE ${where} ORDER BY l.id DESC LIMIT :count OFFSET :skip`,
      { ...patterned(filter), count: activitiesPerPage, skip: page * activitiesPerPage },
    );
    const total = counted?.total ?? 0;
    const list = rows.map((row) => ({ ...row, completed: row.completed ? ('true' as const) : ('false' as const) }));
    return { list, total, totalPages: Math.ceil(total / activitiesPerPage) };
  }

  /** Forgets everything. The command that does it leaves its own line. */
  async clear(): Promise<void> {
    await this.across.execute('DELETE FROM activity_log');
  }

  private get across() {
    return this.db.acrossTenants('the Admin section spans all tenants');
  }
}

type Filter = Omit<z.output<typeof activityQuery>, 'page'>;

function conditionOf({ user, from, to, text }: Filter): string {
  const conditions = [
    user !== undefined && 'l.user_id = :user',
    from !== undefined && 'l.time >= :from',
    to !== undefined && 'l.time <= :to',
    text && '(l.text_gb LIKE :pattern OR l.text_cn LIKE :pattern OR l.user_name LIKE :pattern)',
  ].filter(Boolean);
  return conditions.length > 0 ? conditions.join(' AND ') : 'TRUE';
}

/** The filter's values; the text is looked for anywhere, its own wildcards taken literally. */
function patterned({ text, ...filter }: Filter) {
  return text ? { ...filter, pattern: `%${text.replace(/[\\%_]/g, '\\$&')}%` } : filter;
}
