import { type Product, productName } from '@depot/contracts/catalog';

/** Result of a selection. */
export interface Choosing {
  productIds: number[];
  /** Name of a product that was rejected because another one with that name is selected. */
  duplicate?: string;
}

/**
 * Removes newly selected products whose display name is already selected: the earlier one stays. Products outside the
 * list (disabled ones) are kept.
 */
export function choose(
  products: ReadonlyMap<number, Product>,
  before: readonly number[],
  wanted: readonly number[],
): Choosing {
  const stays = new Set(wanted);
  const had = new Set(before);
  const kept = before.filter((id) => stays.has(id));
  const added = wanted.filter((id) => !had.has(id));
  const names = new Set(kept.flatMap((id) => findName(products, id) ?? []));
  const productIds = [...kept];
  let duplicate: string | undefined;
  for (const id of added) {
    const name = findName(products, id);
    if (name !== undefined && names.has(name)) duplicate ??= name;
    else {
      if (name !== undefined) names.add(name);
      productIds.push(id);
    }
  }
  return { productIds, duplicate };
}

function findName(products: ReadonlyMap<number, Product>, id: number): string | undefined {
  const product = products.get(id);
  return product && productName(product);
}

/** True where both hold the same products, in any order. */
export function isSame(one: readonly number[], other: readonly number[]): boolean {
  const ids = new Set(one);
  return ids.size === new Set(other).size && other.every((id) => ids.has(id));
}
