import { importFiles as bringIn } from '../tools/demo/load/import-files.mjs';
import { signIn } from '../tools/demo/load/client.mjs';
import { accessOf } from './access.mjs';

/** Import files of so many counted products with plenty of stock. */
export function importFiles(count) {
  const numbers = Array.from({ length: count }, (_, at) => at + 1);
  const products = numbers.map((nth) => `Product ${nth},Main,Goods,All,12.50,No,P${nth}`);
  const stock = numbers.map((nth) => `P${nth},1000000`);
  return {
    products: ['Name,Warehouse,Category 1,Category 2,Price,Has Weight,Code', ...products].join('\n'),
    stock: ['Product,Quantity', ...stock].join('\n'),
  };
}

/** Brings the files in and answers what the load needs. */
export async function seedProducts(origin, files) {
  const api = await signIn(origin, 'admin@depot.test');
  await bringIn(api, files, () => undefined);
  const { list: found } = await api.get('/product');
  const { list: stores } = await api.get('/user?role=STORE');
  const admin = await accessOf(origin, 'admin@depot.test');
  return { admin, productIds: found.map(({ productId }) => productId), storeId: stores[0].id };
}
