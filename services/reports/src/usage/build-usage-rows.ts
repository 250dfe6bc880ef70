import { amountOfPieces, amountOfWeight, chargedByWeight } from '@depot/contracts/amounts';
import type { ProductFacts } from '@depot/contracts/catalog';
import type { UsageCell } from '@depot/contracts/orders';

/** Value of the shipped amount at wholesale price, in cents. */
function computeValue({ hasWeight, wholesalePrice }: ProductFacts, { quantity, weight }: UsageCell): number {
  return chargedByWeight(hasWeight) ? amountOfWeight(weight, wholesalePrice) : amountOfPieces(quantity, wholesalePrice);
}

/** One row a product that any of the stores got, by name; a row's totals are the sums of its cells. */
export function buildUsageRows(products: ReadonlyMap<number, ProductFacts>, cells: readonly UsageCell[]) {
  const cellsByProduct = groupByProduct(cells);
  return [...products.values()]
    .map((product) => {
      const stores = (cellsByProduct.get(product.productId) ?? []).map((cell) => ({
        storeId: cell.storeId,
        quantity: cell.quantity,
        weight: cell.weight,
        totalWholesalePrice: computeValue(product, cell),
      }));
      const sumCells = (field: 'quantity' | 'weight' | 'totalWholesalePrice') =>
        stores.reduce((sum, cell) => sum + cell[field], 0);
      return {
        productId: product.productId,
        productName: product.name,
        hasWeight: product.hasWeight,
        totalWeight: sumCells('weight'),
        totalQuantity: sumCells('quantity'),
        totalWholesalePrice: sumCells('totalWholesalePrice'),
        stores,
      };
    })
    .filter(({ stores }) => stores.length > 0)
    .sort((a, b) => a.productName.localeCompare(b.productName));
}

function groupByProduct(cells: readonly UsageCell[]): Map<number, UsageCell[]> {
  const groups = new Map<number, UsageCell[]>();
  for (const cell of cells) {
    const group = groups.get(cell.productId);
    if (group) group.push(cell);
    else groups.set(cell.productId, [cell]);
  }
  return groups;
}
