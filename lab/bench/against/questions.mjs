import { depotSteps } from '../orders/steps.mjs';
import { post, send } from '../post.mjs';

/** Products of which the orders are. */
const spread = 1000;

/**
 * What is asked of one version, by the name of its set. A step of the life of an order takes what the step before has
 * left; reads come first, while both versions have the same orders.
 */
export function listQuestions({ url }, access) {
  const { admin, store } = access;
  const orders = (body) => () => post(`${url}/api/order/query`, body, admin);
  const read = (path, headers) => () => send('GET', `${url}${path}`, undefined, headers);
  const life = depotSteps(url, access, spread);
  return [
    { set: 'lists', name: 'orders, page 1', clients: 50, isRead: true, ask: orders({ page: 0 }) },
    { set: 'lists', name: 'orders, page 500', clients: 50, isRead: true, ask: orders({ page: 499 }) },
    { set: 'lists', name: 'orders by store', clients: 50, isRead: true, ask: orders({ page: 3, sort: 'store' }) },
    { set: 'lists', name: 'new order', clients: 2, isRead: true, ask: read('/api/product', store) },
    { set: 'stock', name: 'inventory list', clients: 4, isRead: true, ask: read('/api/inventory', admin) },
    { set: 'stock', name: 'dashboard', clients: 20, isRead: true, ask: read('/api/dashboard', admin) },
    { set: 'life', name: 'create', clients: 20, ask: life.create },
    { set: 'life', name: 'process', clients: 20, ask: life.process },
    { set: 'life', name: 'outbound', clients: 20, ask: life.outbound },
  ];
}

export const questionSets = ['lists', 'stock', 'life'];
