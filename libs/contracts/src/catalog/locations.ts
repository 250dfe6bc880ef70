/** The order of the shelves, so that nobody walks twice: A-2 before A-10, what has no location last. */
export function compareLocations(one: string | undefined, other: string | undefined): number {
  if (!one || !other) return Number(!one) - Number(!other);
  return one.localeCompare(other, 'en', { numeric: true });
}
