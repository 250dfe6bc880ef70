import type { UsageRow } from '@depot/contracts/reports';

/** Products of one category, in the order of the report. */
export interface UsageGroup {
  name: string;
  rows: UsageRow[];
}

/** The rows by category, by name; what is in none that is known stands last. */
export function groupsOf(rows: readonly UsageRow[], categoryOf: ReadonlyMap<number, string>): UsageGroup[] {
  const groups = new Map<string, UsageRow[]>();
  for (const row of rows) {
    const name = categoryOf.get(row.productId) ?? '';
    groups.set(name, [...(groups.get(name) ?? []), row]);
  }
  const named = [...groups].map(([name, own]) => ({ name, rows: own }));
  return named.sort((a, b) => Number(!a.name) - Number(!b.name) || a.name.localeCompare(b.name));
}

/** What of the groups stands on a page that holds the rows from `start` up to `end`; a group may go on on the next. */
export function groupsOnPage(groups: readonly UsageGroup[], start: number, end: number): UsageGroup[] {
  let before = 0;
  return groups.flatMap(({ name, rows }) => {
    const shown = rows.slice(Math.max(0, start - before), Math.max(0, end - before));
    before += rows.length;
    return shown.length > 0 ? [{ name, rows: shown }] : [];
  });
}
