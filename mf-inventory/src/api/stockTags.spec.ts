import './catalog.js';
import './inventory.js';
import { apiSlice } from '@depot/api';
import { configureStore } from '@depot/rtk';
import { failureResponse, serve } from '@depot/web-testing';
import { expect, test } from '@jest/globals';
import { catalogApi } from './generated/catalog.js';
import { inventoryApi } from './generated/inventory.js';

const reads = {
  'GET /dashboard': { obj: {} },
  'GET /inventory/lots': { list: [] },
  'GET /stock-count': { list: [] },
};
const { endpoints } = inventoryApi;

/** Opens one of everything that screens of the stock show, and sends a command. */
async function renewedBy(command: unknown, answers: Parameters<typeof serve>[0]): Promise<string[]> {
  const calls = serve({ ...reads, ...answers });
  const store = configureStore({
    reducer: { [apiSlice.reducerPath]: apiSlice.reducer },
    middleware: (defaults) => defaults().concat(apiSlice.middleware),
  });
  const settled = () => Promise.all(store.dispatch(inventoryApi.util.getRunningQueriesThunk()));
  void store.dispatch(endpoints.inventoryDashboard.initiate());
  void store.dispatch(endpoints.inventoryLots.initiate({ productId: 1 }));
  void store.dispatch(endpoints.inventoryCounts.initiate());
  await settled();
  calls.length = 0;
  await store.dispatch(command as ReturnType<typeof endpoints.inventoryRemove.initiate>);
  await settled();
  const asked = calls.map(({ method, path }) => `${method} ${path}`);
  return asked.filter((call) => call in reads).sort();
}

const stock = ['GET /dashboard', 'GET /inventory/lots'];
const counts = ['GET /stock-count'];
const done = () => ({ message: 'success', obj: {} });
const stale = () => failureResponse(409, 'STALE', 'Another user has changed it.');
const refused = () => failureResponse(409, 'CONFLICT', 'No.');
const remove = endpoints.inventoryRemove.initiate({ id: 5, reason: 'Damaged' });
const post = endpoints.inventoryPostCount.initiate({ id: 4 } as never);
const start = endpoints.inventoryStartCount.initiate({});
const reserve = catalogApi.endpoints.catalogReserve.initiate({ productId: 1 } as never);

/** What each command makes out of date, written by hand. */
test.each([
  ['a unit is removed', remove, { 'DELETE /inventory': done }, stock],
  ['removing meets a newer state', remove, { 'DELETE /inventory': stale }, stock],
  ['removing is refused', remove, { 'DELETE /inventory': refused }, []],
  ['a count is posted', post, { 'POST /stock-count/post': done }, [...stock, ...counts]],
  ['posting meets a newer state', post, { 'POST /stock-count/post': stale }, counts],
  ['posting is refused', post, { 'POST /stock-count/post': refused }, []],
  ['a count is started', start, { 'POST /stock-count': done }, counts],
  ['stock is reserved', reserve, { 'PUT /product': done }, stock],
  ['reserving meets a newer state', reserve, { 'PUT /product': stale }, stock],
  ['reserving is refused', reserve, { 'PUT /product': refused }, []],
])('when %s, exactly what shows it is read again', async (_what, command, answers, expected) => {
  expect(await renewedBy(command, answers)).toEqual(expected);
});
