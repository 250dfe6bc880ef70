import { signIn } from '../../tools/demo/load/client.mjs';
import { importFiles as bringIn } from '../../tools/demo/load/import-files.mjs';
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

/** The accounts of the demo that lead an order through its life. */
const demo = { admin: 'admin@depot.test', manager: 'manager@depot.test', store: 'store@depot.test' };

/** Brings the files in and returns what the load needs. */
export async function seedProducts(origin, files, { admin: username } = demo) {
  const api = await signIn(origin, username);
  await bringIn(api, files, () => undefined);
  const { list: found } = await api.get('/product');
  const { list: stores } = await api.get('/user?role=STORE');
  const admin = await accessOf(origin, username);
  return { admin, productIds: found.map(({ productId }) => productId), storeId: stores[0].id };
}

/** The same with past orders of the store, and the accounts that lead an order through its life. */
export async function seedTrade(origin, { products, orders }, usernames = demo) {
  const api = await signIn(origin, usernames.admin);
  const { list: stores } = await api.get('/user?role=STORE');
  const own = stores.find(({ username }) => username === usernames.store);
  const files = { ...productFiles(products), orders: pastOrders(orders, products, own.name) };
  return {
    ...(await seedProducts(origin, files, usernames)),
    manager: await accessOf(origin, usernames.manager),
    store: await accessOf(origin, usernames.store),
  };
}
