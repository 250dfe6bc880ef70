import { configureStore, Provider } from '@depot/rtk';
import { serve } from '@depot/web-testing';
import { expect, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { apiSlice } from '../baseQuery.js';
import { remoteApi } from './remoteApi.js';

const load = (remote: string) =>
  remoteApi(remote).injectEndpoints({
    endpoints: (build) => ({
      ordersQuery: build.query<object, void>({ query: () => '/order/query' }),
      ordersPages: build.infiniteQuery<object, void, number>({
        infiniteQueryOptions: { initialPageParam: 1, getNextPageParam: () => undefined },
        query: () => '/order/query',
      }),
      ordersCancel: build.mutation<object, number>({ query: (id) => ({ url: `/order/${id}`, method: 'DELETE' }) }),
    }),
  });

const store = configureStore({
  reducer: { [apiSlice.reducerPath]: apiSlice.reducer },
  middleware: (defaults) => defaults().concat(apiSlice.middleware),
});
const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
const key = { fixedCacheKey: 'cancel' };

test('hooks have local names, and a key that two remotes choose alike is one of each', async () => {
  serve({ 'GET /order/query': { list: [] }, 'DELETE /order/7': { id: 7 }, 'DELETE /order/8': { id: 8 } });
  const [own, other] = [load('mf-orders'), load('mf-hello')];
  const { result } = renderHook(
    () => ({
      list: own.useOrdersQueryQuery(),
      pages: own.useOrdersPagesInfiniteQuery(),
      lazy: own.useLazyOrdersQueryQuery()[0],
      prefetch: own.usePrefetch('ordersQuery'),
      cancel: own.useOrdersCancelMutation(key)[0],
      beside: own.useOrdersCancelMutation(key)[1],
      foreign: other.useOrdersCancelMutation(key)[1],
    }),
    { wrapper },
  );
  await act(async () => {
    result.current.prefetch();
    await result.current.lazy();
    await result.current.cancel(7);
  });
  expect([result.current.list.data, result.current.pages.data?.pages]).toEqual([{ list: [] }, [{ list: [] }]]);
  expect([result.current.beside.isSuccess, result.current.foreign.isUninitialized]).toEqual([true, true]);
  await act(() => store.dispatch(other.endpoints.ordersCancel.initiate(8, key)));
  const shared = other.endpoints.ordersCancel.select({ ...key, requestId: undefined });
  expect([shared(store.getState()).isSuccess, result.current.beside.data]).toEqual([true, { id: 7 }]);
});
