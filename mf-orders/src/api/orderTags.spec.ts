import './orders.js';
import { apiSlice } from '@depot/api';
import { configureStore } from '@depot/rtk';
import { failureResponse, serve } from '@depot/web-testing';
import { expect, test } from '@jest/globals';
import { ordersApi } from './generated/orders.js';

const page = { list: [], total: 0, totalPages: 0 };
const reads = {
  'GET /order': { obj: {} },
  'GET /order/credit': { obj: {} },
  'GET /return': { obj: {} },
  'POST /order/query': page,
  'POST /return/query': page,
};
const { endpoints } = ordersApi;
const refused = () => failureResponse(409, 'CONFLICT', 'No.');

/** Opens one of everything that screens of orders and returns show; resolves when nothing is on its way. */
async function openScreens(answers: Parameters<typeof serve>[0]) {
  const calls = serve({ ...reads, ...answers });
  const store = configureStore({
    reducer: { [apiSlice.reducerPath]: apiSlice.reducer },
    middleware: (defaults) => defaults().concat(apiSlice.middleware),
  });
  const settled = () => Promise.all(store.dispatch(ordersApi.util.getRunningQueriesThunk()));
  void store.dispatch(endpoints.ordersFind.initiate({ orderId: 7 }));
  void store.dispatch(endpoints.ordersCredit.initiate({}));
  void store.dispatch(endpoints.ordersFindReturn.initiate({ id: 3 }));
  void store.dispatch(endpoints.ordersQuery.initiate({ page: 0 }));
  void store.dispatch(endpoints.ordersSearchReturns.initiate({ page: 0 }));
  await settled();
  calls.length = 0;
  const renewed = async () => {
    await settled();
    return calls.map(({ method, path }) => `${method} ${path}`).filter((call) => call in reads);
  };
  return { store, renewed };
}

const ofOrders = ['GET /order', 'GET /order/credit', 'POST /order/query'];
const all = Object.keys(reads);
const cancel = endpoints.ordersCancel.initiate({ id: 7 });
const confirm = endpoints.ordersConfirm.initiate({ orderId: 7 });
const deleteReturn = endpoints.ordersDeleteReturn.initiate({ id: 3 });
const createTemplate = endpoints.ordersCreateTemplate.initiate({ name: 'Weekly', items: [] } as never);

/** What each command makes out of date, written by hand. */
test.each([
  ['an order is cancelled', cancel, { 'PUT /order/cancel': { obj: {} } }, all],
  ['cancelling is refused', cancel, { 'PUT /order/cancel': refused }, []],
  ['an order is confirmed', confirm, { 'POST /order/confirm': { obj: {} } }, ofOrders],
  ['confirming is refused', confirm, { 'POST /order/confirm': refused }, []],
  [
    'a return is deleted',
    deleteReturn,
    { 'DELETE /return': { message: 'success' } },
    ['GET /order/credit', 'GET /return', 'POST /return/query'],
  ],
  [
    'deleting a return is refused',
    deleteReturn,
    { 'DELETE /return': refused },
    ['GET /order/credit', 'GET /return', 'POST /return/query'],
  ],
  ['a template is created', createTemplate, { 'POST /order-template': { obj: {} } }, []],
])('when %s, exactly what shows it is read again', async (_what, command, answers, expected) => {
  const { store, renewed } = await openScreens(answers);
  await store.dispatch(command as typeof cancel);
  expect((await renewed()).sort()).toEqual(expected);
});

test('a change of one order by another user renews that order and the lists, and no other order', async () => {
  const { store, renewed } = await openScreens({});
  store.dispatch(apiSlice.util.invalidateTags([{ type: 'Order', id: 7 }]));
  expect(await renewed()).toEqual(['GET /order']);
  store.dispatch(apiSlice.util.invalidateTags([{ type: 'Order', id: 8 }]));
  expect(await renewed()).toEqual(['GET /order']);
  store.dispatch(apiSlice.util.invalidateTags([{ type: 'Order', id: 'LIST' }]));
  expect(await renewed()).toEqual(['GET /order', 'POST /order/query']);
});
