import type { Product, ProductAnswer } from '@depot/contracts/catalog';
import { type TestApp, testApp, type TestClient } from '@depot/node-testing';
import { CatalogModule } from '../catalog.module.js';
import { catalogMigrations } from '../migrations/index.js';
import { emptyStockModule } from './empty-stock.js';

export interface Places {
  subWarehouse: { id: number };
  category: { id: number };
  subCategory: { id: number };
  brand: { id: number };
}

export type WireProduct = Product & ProductAnswer;

/** The catalogue behind HTTP on a real database, with users and stock in memory. */
export async function catalogBench(): Promise<TestApp> {
  return testApp({ modules: [emptyStockModule, CatalogModule], migrations: [catalogMigrations] });
}

async function created(client: TestClient, path: string, body: object): Promise<{ id: number }> {
  const answer = await client.post<{ obj: { id: number } }>(path, body);
  if (answer.status !== 201) throw new Error(`${path}: ${JSON.stringify(answer.body)}`);
  return { id: answer.body.obj.id };
}

/** A warehouse with a category of each level, and a supplier. */
export async function makePlaces(client: TestClient, mark = ''): Promise<Places> {
  const subWarehouse = await created(client, '/api/warehouse', { name: `Cold${mark}` });
  const category = await created(client, '/api/category', { name: `Dairy${mark}`, subWarehouse });
  const subCategory = await created(client, '/api/category/sub', { name: `Cheese${mark}`, category });
  return { subWarehouse, category, subCategory, brand: await created(client, '/api/brand', { name: `Farm${mark}` }) };
}

/** Makes a product and returns it as the wire has it. */
export async function makeProduct(
  client: TestClient,
  places: Places,
  product: object = {},
  more: object = {},
): Promise<WireProduct> {
  const body = {
    product: { secondaryName: 'Brie', price: 12.5, wholesalePrice: 10.25, hasWeight: 'No', ...places, ...product },
    ...more,
  };
  const answer = await client.post<{ obj: WireProduct }>('/api/product', body);
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
  return answer.body.obj;
}
