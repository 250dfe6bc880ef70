import { signIn } from '../tools/demo/load/client.mjs';
import { importFiles as bringIn } from '../tools/demo/load/import-files.mjs';
import { accessOf } from './depot.mjs';

const numbers = (count) => Array.from({ length: count }, (_, at) => at + 1);
const timeOf = (nth) => new Date(1_700_000_000_000 + nth * 60_000).toISOString().slice(0, 16);

/** Import files of so many counted products with plenty of stock. */
export function productFiles(count) {
  const products = numbers(count).map((nth) => `Product ${nth},Main,Goods,All,12.50,No,P${nth}`);
  const stock = numbers(count).map((nth) => `P${nth},1000000`);
  return {
    products: ['Name,Warehouse,Category 1,Category 2,Price,Has Weight,Code', ...products].join('\n'),
    stock: ['Product,Quantity', ...stock].join('\n'),
  };
}

/** An import file of so many past orders of two lines of these products. */
function pastOrders(count, products, store) {
  const lines = numbers(count).flatMap((nth) =>
    [0, 1].map((line) => `B${nth},${timeOf(nth)},${store},P${((nth + line) % products) + 1},1,12.50`),
  );
  return ['Order,Date,Store,Product,Quantity,Rate', ...lines].join('\n');
}

/** Brings the files in and returns what the load needs. */
export async function seedProducts(origin, files) {
  const api = await signIn(origin, 'admin@depot.test');
  await bringIn(api, files, () => undefined);
  const { list: found } = await api.get('/product');
  const { list: stores } = await api.get('/user?role=STORE');
  const admin = await accessOf(origin, 'admin@depot.test');
  return { admin, productIds: found.map(({ productId }) => productId), storeId: stores[0].id };
}

/** The same with past orders of the demo's own store, and the accounts that lead an order through its life. */
export async function seedTrade(origin, { products, orders }) {
  const api = await signIn(origin, 'admin@depot.test');
  const { list: stores } = await api.get('/user?role=STORE');
  const own = stores.find(({ username }) => username === 'store@depot.test');
  const files = { ...productFiles(products), orders: pastOrders(orders, products, own.name) };
  return {
    ...(await seedProducts(origin, files)),
    manager: await accessOf(origin, 'manager@depot.test'),
    store: await accessOf(origin, 'store@depot.test'),
  };
}
