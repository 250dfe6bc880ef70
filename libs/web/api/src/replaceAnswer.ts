import type { BaseQueryApi, UnknownAction } from '@depot/rtk';

interface Pages {
  pages: unknown[];
  pageParams: unknown[];
}
interface Entry {
  data?: unknown;
  originalArgs?: unknown;
}

/** As much of the one slice as is needed here, whatever remotes have put into it. */
export interface Slice {
  reducerPath: string;
  util: {
    getRunningQueryThunk: (endpoint: never, args: never) => unknown;
    upsertQueryData: (endpoint: never, args: never, data: never) => unknown;
    updateQueryData: (endpoint: never, args: never, change: never, tags: never) => unknown;
  };
  endpoints: object;
  internalActions: { onOnline: () => UnknownAction };
}

type Initiate = (args: unknown, options: object) => UnknownAction;

/** Cache entry of the query that a call is made for; undefined once it was removed, e.g. by a logout. */
function findEntry(slice: Slice, { getState, queryCacheKey = '' }: BaseQueryApi): Entry | undefined {
  const state = getState() as Record<string, { queries: Record<string, Entry | undefined> }>;
  return state[slice.reducerPath]?.queries[queryCacheKey];
}

const isPages = (data: unknown): data is Pages => typeof data === 'object' && data !== null && 'pageParams' in data;

/** With one page in the place of another; what followed that began where it ended, and is left to be read on. */
function withPage({ pages, pageParams }: Pages, old: string, page: unknown): Pages {
  const place = pages.findIndex((one) => JSON.stringify(one) === old);
  if (place < 0 || JSON.stringify(page) === old) return { pages, pageParams };
  return { pages: [...pages.slice(0, place), page], pageParams: pageParams.slice(0, place + 1) };
}

/** Resolves when a list whose pages are asked for one after the other has all of them. */
export async function waitUntilSettled(slice: Slice, api: BaseQueryApi): Promise<void> {
  const entry = findEntry(slice, api);
  if (!entry || !isPages(entry.data)) return;
  const running = slice.util.getRunningQueryThunk(api.endpoint as never, entry.originalArgs as never);
  await (api.dispatch(running as UnknownAction) as unknown as Promise<unknown> | undefined);
}

/** Puts the answer to a call in the place of the one from before that its query was given. */
export function replaceAnswer(slice: Slice, api: BaseQueryApi, kept: unknown, answer: unknown): void {
  const entry = findEntry(slice, api);
  if (!entry) return;
  const [endpoint, args] = [api.endpoint as never, entry.originalArgs as never];
  const { upsertQueryData, updateQueryData } = slice.util;
  const change = isPages(entry.data)
    ? updateQueryData(
        endpoint,
        args,
        ((data: Pages) => withPage(data, JSON.stringify(kept), answer)) as never,
        true as never,
      )
    : upsertQueryData(endpoint, args, answer as never);
  api.dispatch(change as UnknownAction);
}

/** Has the query of a call ask once more, where it is still known. */
export function refetchQuery(slice: Slice, api: BaseQueryApi): void {
  const entry = findEntry(slice, api);
  const { initiate } = (slice.endpoints as Record<string, { initiate: Initiate }>)[api.endpoint] ?? {};
  if (entry && initiate) api.dispatch(initiate(entry.originalArgs, { forceRefetch: true, subscribe: false }));
}
