import { randomUUID } from 'node:crypto';
import type { StockMode } from '@depot/contracts/amounts';
import type { Product } from '@depot/contracts/catalog';
import type { Api } from './api.js';

interface Category {
  id: number;
  subWarehouse: { id: number };
  subCategories: { id: number }[];
}

/** Name that no other test uses. */
export const uniqueName = (name: string) => `${name} ${randomUUID().slice(0, 8)}`;

/** Creates a product for a journey in the first category. `manager` is in the admin group. */
export async function newProduct(
  manager: Api,
  {
    hasWeight = 'No',
    name = 'Test goods',
    secondaryName = uniqueName(name),
  }: { hasWeight?: StockMode; name?: string; secondaryName?: string } = {},
): Promise<Product> {
  const { list } = await manager.get<{ list: Category[] }>('/category');
  const category = list.find(({ subCategories }) => subCategories.length > 0);
  const subCategory = category?.subCategories[0];
  if (!category || !subCategory) throw new Error('The tenant has no category with a second level.');
  const product = {
    secondaryName,
    subWarehouse: { id: category.subWarehouse.id },
    category: { id: category.id },
    subCategory: { id: subCategory.id },
    price: 10,
    wholesalePrice: 8,
    hasWeight,
  };
  const { obj } = await manager.post<{ obj: Product }>('/product', { product });
  return obj;
}

/** Assigns a unique GTIN to a product: eleven digits after the indicator, then the check digit. */
export async function newGtin(manager: Api, { productId, version }: Product): Promise<string> {
  const digits = `2${String(productId).padStart(12, '0')}`;
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0);
  const gtin = `${digits}${(10 - (sum % 10)) % 10}`;
  await manager.put('/product', { product: { productId, version, gtin } });
  return gtin;
}

/** Incoming line: pieces, pounds, or pieces with a weight. */
export interface Incoming {
  productId: number;
  quantity?: number;
  weight?: number;
}

/** Brings goods into stock, as Add inventory does. */
export function addStock(warehouse: Api, inventoryList: Incoming[]): Promise<unknown> {
  return warehouse.post('/inventory', { inventoryList });
}
