import type { Product } from '@depot/contracts/catalog';
import { canonicalGtin, foldCharacters, isGtinLength } from '@depot/contracts/identifiers';
import { isolate } from '@depot/i18n';

interface Named {
  id: number;
  name: string;
}

export interface Choice {
  value: number;
  label: string;
}

const toChoice = ({ id, name }: Named): Choice => ({ value: id, label: name });
const compareLabels = (a: Choice, b: Choice) => a.label.localeCompare(b.label);

/** Things with a name, as the options of a select, by name. */
export function listChoices(things: readonly Named[]): Choice[] {
  return things.map(toChoice).sort(compareLabels);
}

/** Categories 1 of all warehouses, each named with its own: two warehouses may have one of the same name. */
export function listPlacedCategoryChoices(categories: readonly (Named & { subWarehouse: Named })[]): Choice[] {
  return listChoices(
    categories.map(({ id, name, subWarehouse }) => ({ id, name: `${isolate(subWarehouse.name)} / ${isolate(name)}` })),
  );
}

/** Categories 1 of a warehouse. */
export function listCategoryChoices(
  categories: readonly (Named & { subWarehouse: Named })[],
  warehouseId: number | undefined,
): Choice[] {
  return listChoices(categories.filter(({ subWarehouse }) => subWarehouse.id === warehouseId));
}

/** Categories 2 of a category 1. */
export function listSubCategoryChoices(
  categories: readonly (Named & { subCategories: readonly Named[] })[],
  categoryId: number | undefined,
): Choice[] {
  return listChoices(categories.find(({ id }) => id === categoryId)?.subCategories ?? []);
}

/** True if a name, the code or the GTIN contains the text, case-insensitive. */
export function matchProduct(product: Product, text: string): boolean {
  const wanted = foldCharacters(text).toLowerCase();
  const sought = isGtinLength(canonicalGtin(wanted)) ? canonicalGtin(wanted) : wanted;
  const gtins = (product.gtins ?? []).map(({ gtin }) => gtin);
  return [product.secondaryName, product.tertiaryName, product.code, product.gtin, ...gtins].some((field) =>
    [wanted, sought].some((each) => field.toLowerCase().includes(each)),
  );
}
