import type { Unit } from '@depot/contracts/inventory';
import type { Api } from './api.js';
import { addStock } from './goods.js';

/**
 * Brings weighed pieces into stock, one of each weight, and returns them with their labels in the order of the weights.
 */
export async function addPieces(warehouse: Api, productId: number, weights: number[]): Promise<Unit[]> {
  for (const weight of weights) await addStock(warehouse, [{ productId, quantity: 1, weight }]);
  const { list } = await warehouse.get<{ list: Unit[] }>(`/inventory?productId=${productId}&available=true`);
  return list.toSorted((a, b) => a.inventoryId - b.inventoryId);
}
