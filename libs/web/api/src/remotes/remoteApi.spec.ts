import { configureStore } from '@depot/rtk';
import { serve } from '@depot/web-testing';
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { RemoteApi } from './remoteApi.js';

const load = async () => ({ ...(await import('../baseQuery.js')), ...(await import('./remoteApi.js')) });
type Kit = Awaited<ReturnType<typeof load>>;

const orderLists = { type: 'Order', id: 'LIST' } as const;

let kit: Kit;

/** What a careless remote does: it calls everything like a remote that is there already. */
const injectOrders = (api: RemoteApi, url = '/order/query') =>
  api.injectEndpoints({
    endpoints: (build) => ({
      ordersQuery: build.query<object, void>({ query: () => url }),
      ordersCancel: build.mutation<object, number>({
        query: (id) => ({ url: '/order/cancel', method: 'PUT', body: id }),
      }),
    }),
  });

/** The orders of the product: its list is renewed when an order changes. */
const loadOrders = (url?: string) =>
  injectOrders(kit.remoteApi('mf-orders'), url).enhanceEndpoints({
    endpoints: { ordersQuery: { providesTags: [orderLists] }, ordersCancel: { invalidatesTags: [orderLists] } },
  });

/** A remote of another team with a tag of its own, as that team writes it. */
const loadHello = () =>
  injectOrders(kit.remoteApi('mf-hello', ['Hello']) as RemoteApi, '/hello').enhanceEndpoints({
    endpoints: { ordersQuery: { providesTags: ['Hello' as 'Order'] } },
  });

/** The same, built before endpoints carried the name of their remote. */
const loadEarlier = () =>
  injectOrders(kit.apiForRemote('mf-earlier').baseApi as unknown as RemoteApi, '/earlier').enhanceEndpoints({
    endpoints: { ordersQuery: { providesTags: ['Earlier' as 'Order'] } },
  });

const makeStore = () =>
  configureStore({
    reducer: { [kit.apiSlice.reducerPath]: kit.apiSlice.reducer },
    middleware: (defaults) => defaults().concat(kit.apiSlice.middleware),
  });

let store: ReturnType<typeof makeStore>;
let calls: ReturnType<typeof serve>;
/** Resolves when everything that has been asked is answered. */
const answered = () => Promise.all(store.dispatch(kit.baseApi.util.getRunningQueriesThunk()));
const countOf = (path: string) => calls.filter((call) => call.path === path).length;

beforeEach(async () => {
  kit = await load();
  store = makeStore();
  calls = serve({
    'GET /order/query': { list: [] },
    'GET /order/newer': { list: [] },
    'GET /hello': { list: [] },
    'GET /earlier': { list: [] },
    'PUT /order/cancel': { obj: {} },
  });
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

const loaders = { orders: loadOrders, hello: loadHello, earlier: loadEarlier };
type Loader = keyof typeof loaders;
const orders: Loader[][] = [
  ['orders', 'hello', 'earlier'],
  ['orders', 'earlier', 'hello'],
  ['hello', 'orders', 'earlier'],
  ['hello', 'earlier', 'orders'],
  ['earlier', 'orders', 'hello'],
  ['earlier', 'hello', 'orders'],
];

describe.each(orders)('loaded in the order %s, %s, %s', (...order) => {
  type Loaded = Record<Loader, ReturnType<typeof loadOrders>>;
  const loadAll = () => Object.fromEntries(order.map((name) => [name, loaders[name]()])) as Loaded;
  const visit = async (api: Loaded['orders']) => {
    await store.dispatch(api.endpoints.ordersQuery.initiate());
  };

  beforeEach(async () => {
    jest.resetModules(); // nothing is defined yet
    kit = await load();
    store = makeStore();
  });

  test('a change that others make is one request of the order list, whoever was visited', async () => {
    const apis = loadAll();
    for (const name of order) await visit(apis[name]);
    store.dispatch(kit.apiSlice.util.invalidateTags([orderLists]));
    await answered();
    expect([countOf('/order/query'), countOf('/hello'), countOf('/earlier')]).toEqual([2, 1, 1]);
  });

  test('a command of another remote that changes orders renews the order list', async () => {
    const apis = loadAll();
    const hello = kit.remoteApi('mf-hello').injectEndpoints({
      endpoints: (build) => ({
        ordersClose: build.mutation<object, void>({
          query: () => ({ url: '/order/cancel', method: 'PUT' }),
          invalidatesTags: ['Order'],
        }),
      }),
    });
    await visit(apis.orders);
    await store.dispatch(hello.endpoints.ordersClose.initiate());
    await answered();
    expect(countOf('/order/query')).toBe(2);
  });

  test('a tag type of its own is of no concern to another remote', async () => {
    const apis = loadAll();
    await visit(apis.hello);
    await visit(apis.earlier);
    store.dispatch(kit.remoteApi('mf-other', ['Hello']).util.invalidateTags(['Hello']));
    store.dispatch(kit.remoteApi('mf-hello', ['Hello']).util.invalidateTags(['Hello']));
    await answered();
    expect([countOf('/hello'), countOf('/earlier')]).toEqual([2, 1]);
  });
});

test('a newer version of a remote changes its own endpoints, also for what the earlier one shows', async () => {
  const earlier = loadOrders();
  const hello = loadHello();
  const newer = loadOrders('/order/newer');
  await store.dispatch(earlier.endpoints.ordersQuery.initiate());
  await store.dispatch(hello.endpoints.ordersQuery.initiate());
  store.dispatch(newer.util.invalidateTags([orderLists]));
  await answered();
  expect([countOf('/order/newer'), countOf('/order/query'), countOf('/hello')]).toEqual([2, 0, 1]);
});

test('an endpoint of another remote is neither defined nor changed', () => {
  loadOrders();
  const hello = kit.remoteApi('mf-hello');
  for (const api of [hello, kit.baseApi, kit.apiForRemote('mf-hello').baseApi]) {
    const endpoints = { 'mf-orders/ordersQuery': { providesTags: [] } };
    expect(() => api.enhanceEndpoints({ endpoints })).toThrow('mf-orders/ordersQuery of another owner');
    const inject = () =>
      api.injectEndpoints({
        endpoints: (build) => ({ 'mf-orders/ordersQuery': build.query<object, void>({ query: () => '/hello' }) }),
      });
    expect(inject).toThrow('mf-orders/ordersQuery of another owner');
  }
  expect(() => kit.apiForRemote('mf-hello').remoteApi('mf-orders')).toThrow('may not use the endpoints of mf-orders');
  expect(kit.apiForRemote('mf-hello').remoteApi('mf-hello')).toBeDefined();
});

test('a remote that injects bare names is named once', () => {
  const { baseApi: earlier } = kit.apiForRemote('mf-earlier');
  injectOrders(earlier as unknown as RemoteApi);
  injectOrders(earlier as unknown as RemoteApi);
  expect(jest.mocked(console.warn).mock.calls).toEqual([[expect.stringContaining('mf-earlier injects endpoints')]]);
});

test('tags are added, and none is dropped', async () => {
  const api = injectOrders(kit.remoteApi('mf-added'), '/hello');
  const provides = (change: object) => api.enhanceEndpoints({ endpoints: { ordersQuery: change } });
  provides({ providesTags: ['Order'] });
  provides({ providesTags: () => ['Invoice'] });
  provides((definition: { providesTags?: unknown }) => {
    definition.providesTags = ['Return'];
  });
  provides({ keepUnusedDataFor: 10 });
  api.enhanceEndpoints({ endpoints: { missing: { providesTags: [] } } as object });
  await store.dispatch(api.endpoints.ordersQuery.initiate());
  for (const type of ['Order', 'Invoice', 'Return'] as const) {
    store.dispatch(api.util.invalidateTags([type]));
    await answered();
  }
  expect(countOf('/hello')).toBe(4);
});

test('what is written into the cache by local names concerns the remote itself', async () => {
  const [own, other] = [loadOrders(), loadHello()];
  await store.dispatch(other.endpoints.ordersQuery.initiate());
  await store.dispatch(own.util.upsertQueryData('ordersQuery', undefined, { list: [1] }));
  store.dispatch(own.util.updateQueryData('ordersQuery', undefined, () => ({ list: [2] })));
  store.dispatch(own.util.prefetch('ordersQuery', undefined, { force: true }));
  const running = store.dispatch(own.util.getRunningQueryThunk('ordersQuery', undefined));
  expect(own.endpoints.ordersQuery.select()(store.getState()).data).toEqual({ list: [2] });
  await running;
  expect(countOf('/order/query')).toBe(1);
  store.dispatch(own.util.upsertQueryEntries([{ endpointName: 'ordersQuery', arg: undefined, value: { list: [3] } }]));
  const state = store.getState();
  expect(own.endpoints.ordersQuery.select()(state).data).toEqual({ list: [3] });
  expect(other.endpoints.ordersQuery.select()(state).data).toEqual({ list: [] });
  expect(own.util.selectCachedArgsForQuery(state, 'ordersQuery')).toEqual([undefined]);
  expect(own.util.selectEntriesForEndpoint(state, 'ordersQuery')).toHaveLength(1);
  expect(own.util.selectInvalidatedBy(state, ['Order'])).toHaveLength(1);
});

test('every function of util that takes names is known here', () => {
  expect(Object.keys(Object.getPrototypeOf(kit.baseApi.util) as object).sort()).toEqual([
    'getRunningMutationThunk',
    'getRunningMutationsThunk',
    'getRunningQueriesThunk',
    'getRunningQueryThunk',
    'invalidateTags',
    'patchQueryData',
    'prefetch',
    'resetApiState',
    'selectAllQueryEntries',
    'selectCachedArgsForQuery',
    'selectEntriesForEndpoint',
    'selectInvalidatedBy',
    'updateQueryData',
    'upsertQueryData',
    'upsertQueryEntries',
  ]);
});
