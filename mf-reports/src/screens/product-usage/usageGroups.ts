import type { UsageRow } from '@depot/contracts/reports';

/** Products of one category, in the order of the report. */
export interface UsageGroup {
  name: string;
  rows: UsageRow[];
}

/** Groups the rows by category name; rows without a known category come last. */
export function groupByCategory(rows: readonly UsageRow[], categoryOf: ReadonlyMap<number, string>): UsageGroup[] {
  const groups = new Map<string, UsageRow[]>();
  for (const row of rows) {
    const name = categoryOf.get(row.productId) ?? '';
    groups.set(name, [...(groups.get(name) ?? []), row]);
  }
  const named = [...groups].map(([name, own]) => ({ name, rows: own }));
  return named.sort((a, b) => Number(!a.name) - Number(!b.name) || a.name.localeCompare(b.name));
}

/** Groups on a page with the rows from `start` up to `end`; a group may continue on the next page. */
export function selectPageGroups(groups: readonly UsageGroup[], start: number, end: number): UsageGroup[] {
  let before = 0;
  return groups.flatMap(({ name, rows }) => {
    const shown = rows.slice(Math.max(0, start - before), Math.max(0, end - before));
    before += rows.length;
    return shown.length > 0 ? [{ name, rows: shown }] : [];
  });
}
