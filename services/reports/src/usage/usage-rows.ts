import { amountOfPieces, amountOfWeight, chargedByWeight } from '@depot/contracts/amounts';
import type { ProductFacts } from '@depot/contracts/catalog';
import type { UsageCell } from '@depot/contracts/orders';

/** Value of the shipped amount at wholesale price, in cents. */
function value({ hasWeight, wholesalePrice }: ProductFacts, { quantity, weight }: UsageCell): number {
  return chargedByWeight(hasWeight) ? amountOfWeight(weight, wholesalePrice) : amountOfPieces(quantity, wholesalePrice);
}

/** One row a product that any of the stores got, by name; a row's totals are the sums of its cells. */
export function usageRows(products: ReadonlyMap<number, ProductFacts>, cells: readonly UsageCell[]) {
  const cellsOf = byProduct(cells);
  return [...products.values()]
    .map((product) => {
      const stores = (cellsOf.get(product.productId) ?? []).map((cell) => ({
        storeId: cell.storeId,
        quantity: cell.quantity,
        weight: cell.weight,
        totalWholesalePrice: value(product, cell),
      }));
      const total = (of: 'quantity' | 'weight' | 'totalWholesalePrice') =>
        stores.reduce((sum, cell) => sum + cell[of], 0);
      return {
        productId: product.productId,
        productName: product.name,
        hasWeight: product.hasWeight,
        totalWeight: total('weight'),
        totalQuantity: total('quantity'),
        totalWholesalePrice: total('totalWholesalePrice'),
        stores,
      };
    })
    .filter(({ stores }) => stores.length > 0)
    .sort((a, b) => a.productName.localeCompare(b.productName));
}

function byProduct(cells: readonly UsageCell[]): Map<number, UsageCell[]> {
  const groups = new Map<number, UsageCell[]>();
  for (const cell of cells) {
    const group = groups.get(cell.productId);
    if (group) group.push(cell);
    else groups.set(cell.productId, [cell]);
  }
  return groups;
}
