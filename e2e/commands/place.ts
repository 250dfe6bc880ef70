import type { Category } from '@depot/contracts/catalog';
import type { Api } from './api.js';
import { uniqueName } from './goods.js';

/** Warehouse of a journey, with a category of each level. */
export interface Place {
  warehouse: { id: number; name: string };
  category: { id: number; name: string };
  subCategory: { id: number; name: string };
}

export async function newPlace(manager: Api): Promise<Place> {
  const { obj: warehouse } = await manager.post<{ obj: Place['warehouse'] }>('/warehouse', {
    name: uniqueName('Cellar'),
  });
  const { obj: category } = await manager.post<{ obj: Category }>('/category', {
    name: uniqueName('Cheese'),
    subWarehouse: { id: warehouse.id },
  });
  const { obj: subCategory } = await manager.post<{ obj: Place['subCategory'] }>('/category/sub', {
    name: uniqueName('Hard'),
    category: { id: category.id },
  });
  return { warehouse, category, subCategory };
}

/** Fields of a product for its place. */
export const placed = ({ warehouse, category, subCategory }: Place) => ({
  subWarehouse: { id: warehouse.id },
  category: { id: category.id },
  subCategory: { id: subCategory.id },
});
