/** Rows of one group within a list that is sorted by groups. */
export interface GroupSlice<Key> {
  key: Key;
  offset: number;
  limit: number;
}

/** Finds the rows of a page in groups that are sorted and of known size. */
export function sliceGroups<Key>(
  groups: readonly { key: Key; size: number }[],
  offset: number,
  limit: number,
): GroupSlice<Key>[] {
  const slices: GroupSlice<Key>[] = [];
  let start = 0;
  for (const { key, size } of groups) {
    const from = Math.max(offset - start, 0);
    const to = Math.min(offset + limit - start, size);
    if (from < to) slices.push({ key, offset: from, limit: to - from });
    start += size;
  }
  return slices;
}
