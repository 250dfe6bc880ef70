/** Orders locations along the shelves, as a walking route: A-2 before A-10, products without a location last. */
export function compareLocations(one: string | undefined, other: string | undefined): number {
  if (!one || !other) return Number(!one) - Number(!other);
  return one.localeCompare(other, 'en', { numeric: true });
}
