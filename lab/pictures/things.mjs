import { anonymous, withToken } from '../../tools/demo/load/client.mjs';
import { password, tenants } from '../../tools/demo/tenants.mjs';

const [{ accounts }] = tenants;

/**
 * A user with an API client.
 *
 * @typedef {{ token: string; username: string; api: ReturnType<typeof withToken> }} Reader
 */

/**
 * @param {string} url
 * @returns {Promise<Record<'admin' | 'manager' | 'ops' | 'store' | 'viewer', Reader>>}
 */
export async function readersOf(url) {
  const readers = {};
  for (const [role, { username }] of Object.entries(accounts)) {
    const { token } = await anonymous(url).post('/auth/login', { username, password });
    readers[role] = { token, username, api: withToken(url, token) };
  }
  return readers;
}

/** Objects for the addresses of pages and papers: an order in each status, an open receipt, a product, a customer. */
export async function findThings({ admin, store }) {
  const list = async ({ api }, path, body) => (await (body ? api.post(path, body) : api.get(path))).list;
  const orders = await list(admin, '/order/query', { page: 0, storeIds: null });
  const own = await list(store, '/order/query', { page: 0, storeIds: null });
  const [receipts, returns, inventory] = await Promise.all([
    list(admin, '/delivery-receipt'),
    list(admin, '/return'),
    list(admin, '/inventory'),
  ]);
  const byStatus = (found) => Object.fromEntries([...found].reverse().map((order) => [order.status, order]));
  const users = await list(admin, '/user');
  const weighed = inventory.find(({ hasWeight, quantity }) => hasWeight === 'Yes' && quantity > 0);
  const product = weighed ?? inventory[0];
  const [unit] = await list(admin, `/inventory?productId=${product.productId}&available=true`);
  return {
    orders: byStatus(orders),
    own: byStatus(own),
    billed: orders.filter(({ invoiceIds }) => invoiceIds?.length > 0),
    receipt: receipts.find(({ status }) => status === 'NEW'),
    return: returns[0],
    product,
    unit,
    store: users.find(({ username }) => username === accounts.store.username),
    templates: await list(admin, '/order-template'),
  };
}
