import { activitiesPerPage, type activityQuery } from '@depot/contracts/admin';
import type { EpochMs } from '@depot/contracts/amounts';
import { commonMessages, DomainError, type Language } from '@depot/contracts/errors';
import { currentLanguage } from '@depot/node-context';
import { Db } from '@depot/node-database';
import { Injectable } from '@nestjs/common';
import type * as z from 'zod';
import { type ActivityFilter, buildCondition, buildFilterValues, notDeleted } from './activity-filter.js';
import { listChanges } from './list-changes.js';

interface Row {
  id: number;
  name: string;
  activity: string;
  time: EpochMs;
  completed: number;
  correlationId: string;
  hasChanges: number;
}

/** A line of the exported log. */
export interface ExportedActivity extends Omit<Row, 'hasChanges'> {
  warehouse: string | null;
  /** Timezone of the distributor. */
  timezone: string | null;
}

/** Lines read at a time for the export. */
const batch = 2000;

const selectTextColumn = (language: Language) => (language === 'cn' ? 'l.text_cn' : 'l.text_gb');

/** The log of all tenants: the Admin section spans them. */
@Injectable()
export class ActivityLogRepository {
  constructor(private readonly db: Db) {}

  /** One page, newest first, in the reader's language. */
  async findPage({ page = 0, ...filter }: z.output<typeof activityQuery>) {
    const where = buildCondition(filter);
    const [counted] = await this.unscoped.query<{ total: number }>(
      `SELECT COUNT(*) AS total FROM activity_log l WHERE ${where}`,
      buildFilterValues(filter),
    );
    const rows = await this.unscoped.query<Row>(
      `SELECT l.id, l.user_name AS name, ${selectTextColumn(currentLanguage())} AS activity, l.time, l.completed,
        l.correlation_id AS correlationId,
         (l.before_json IS NOT NULL OR l.after_json IS NOT NULL) AS hasChanges
       FROM activity_log l WHERE ${where} ORDER BY l.id DESC LIMIT :count OFFSET :skip`,
      { ...buildFilterValues(filter), count: activitiesPerPage, skip: page * activitiesPerPage },
    );
    const total = counted?.total ?? 0;
    const list = rows.map((row) => ({
      ...row,
      completed: row.completed ? ('true' as const) : ('false' as const),
      hasChanges: row.hasChanges === 1,
    }));
    return { list, total, totalPages: Math.ceil(total / activitiesPerPage) };
  }

  /** Every user in the log, with the newest of their names. */
  listUsers() {
    return this.unscoped.query<{ id: number; name: string; warehouse: string }>(
      `SELECT l.user_id AS id, l.user_name AS name, COALESCE(t.name, '') AS warehouse
       FROM (SELECT MAX(id) AS id FROM activity_log GROUP BY tenant_id, user_id) newest
       JOIN activity_log l ON l.id = newest.id LEFT JOIN tenant t ON t.id = l.tenant_id
       WHERE l.user_id IS NOT NULL AND ${notDeleted} ORDER BY l.user_name, l.user_id`,
    );
  }

  /** Changes of one line. */
  async listChanges(id: number) {
    const [row] = await this.unscoped.query<{ before: string | null; after: string | null }>(
      `SELECT l.before_json AS \`before\`, l.after_json AS \`after\` FROM activity_log l
       WHERE l.id = :id AND ${notDeleted}`,
      { id },
    );
    if (!row) throw new DomainError('NOT_FOUND', commonMessages.notFound);
    return listChanges(parseJson(row.before), parseJson(row.after));
  }

  /** Every line that meets the filter, newest first, a batch at a time. */
  async *readBatches(filter: ActivityFilter, language: Language): AsyncGenerator<ExportedActivity[]> {
    for (let before = Number.MAX_SAFE_INTEGER; ;) {
      const rows = await this.unscoped.query<ExportedActivity>(
        `SELECT l.id, t.name AS warehouse, t.timezone, l.user_name AS name,
          ${selectTextColumn(language)} AS activity, l.time,
          l.completed, l.correlation_id AS correlationId
         FROM activity_log l LEFT JOIN tenant t ON t.id = l.tenant_id
         WHERE ${buildCondition(filter)} AND l.id < :before ORDER BY l.id DESC LIMIT ${batch}`,
        { ...buildFilterValues(filter), before },
      );
      if (rows.length > 0) yield rows;
      const last = rows.at(-1);
      if (!last || rows.length < batch) return;
      before = last.id;
    }
  }

  private get unscoped() {
    return this.db.unscoped('the Admin section spans all tenants');
  }
}

function parseJson(json: string | null): unknown {
  return json === null ? undefined : JSON.parse(json);
}
