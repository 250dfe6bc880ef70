import type { TestApp } from '@depot/node-testing';
import { jest } from '@jest/globals';

/** Counts each statement of a tenant during the work. */
export async function statementsOf(app: TestApp, work: () => Promise<unknown>): Promise<Map<string, number>> {
  const query = jest.spyOn(app.db, 'query');
  const asked = new Map<string, number>();
  try {
    await work();
    for (const [sql] of query.mock.calls) asked.set(sql, (asked.get(sql) ?? 0) + 1);
  } finally {
    query.mockRestore();
  }
  return asked;
}

/** Statements of `first` with a higher count in `second`. */
export const moreOften = (first: ReadonlyMap<string, number>, second: ReadonlyMap<string, number>): string[] =>
  [...first].flatMap(([sql, times]) => ((second.get(sql) ?? 0) > times ? [sql.trim()] : []));
