import type { InventoryRow } from '@depot/contracts/inventory';
import { isolate } from '@depot/i18n';

export const placeKinds = ['subWarehouse', 'category', 'location'] as const;
export type PlaceKind = (typeof placeKinds)[number];

interface Place {
  value: string;
  label: string;
}

const sortByLabel = (places: Map<string, string>): Place[] =>
  [...places].map(([value, label]) => ({ value, label })).sort((a, b) => a.label.localeCompare(b.label));

/** A place within others, from the outermost. */
const joinNames = (...places: readonly { name: string }[]) => places.map(({ name }) => isolate(name)).join(' / ');

/**
 * Countable places: those with at least one product. A second-level category is named together with its parent.
 */
export function listPlaces(kind: PlaceKind, rows: readonly InventoryRow[]): Place[] {
  const places = new Map<string, string>();
  for (const { subWarehouse, category, subCategory, location } of rows) {
    if (kind === 'subWarehouse') places.set(String(subWarehouse.id), subWarehouse.name);
    if (kind === 'location' && location) places.set(location, location);
    if (kind !== 'category') continue;
    places.set(`c${category.id}`, joinNames(subWarehouse, category));
    places.set(`s${subCategory.id}`, joinNames(subWarehouse, category, subCategory));
  }
  return sortByLabel(places);
}

/** Converts the selected place for a request. */
export function placeRequest(kind: PlaceKind, value: string) {
  if (kind === 'location') return { location: value };
  if (kind === 'subWarehouse') return { subWarehouseId: Number(value) };
  const id = Number(value.slice(1));
  return value.startsWith('c') ? { categoryId: id } : { subCategoryId: id };
}
