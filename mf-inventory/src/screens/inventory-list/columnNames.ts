/** Columns that can be shown or hidden; the product's name is always there. Names as the preference keeps them. */
export const columnNames = [
  'warehouse',
  'category1',
  'category2',
  'quantity',
  'weight',
  'supplier',
  'location',
  'price',
  'wholesalePrice',
  'booked',
  'reserved',
  'gtin',
  'code',
  'lastIn',
  'action',
] as const;
export type ColumnName = (typeof columnNames)[number];

/** A column that the preference does not mention is shown. */
export function isShown(map: Readonly<Record<string, boolean>>, name: ColumnName): boolean {
  return map[name] ?? true;
}
