import { configureStore } from '@depot/rtk';
import { failureResponse, seeded } from '@depot/web-testing';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { slice } from './baseQuery.js';
import { connectApi } from './connection.js';
import { answerArchive, keptSince } from './offlineAnswers.js';

const api = slice.injectEndpoints({
  endpoints: (build) => ({
    lateThing: build.query<{ version: number }, number>({
      query: (id) => ({ url: '/thing', params: { id } }),
      extraOptions: { keepAnswer: true },
    }),
    lateList: build.infiniteQuery<{ version: number }, void, number | undefined>({
      infiniteQueryOptions: { initialPageParam: undefined, getNextPageParam: () => 2 },
      query: ({ pageParam }) => ({ url: '/list', params: { before: pageParam } }),
      extraOptions: { keepAnswer: true },
    }),
    lateOther: build.query<{ version: number }, void>({ query: () => '/other' }),
  }),
});

/** Milliseconds that the answer to a call takes; the next of them, then the last one for all. */
let delays: number[];
let respond: (url: string) => Response;
let calls: string[];
let token: string;
const archived = new Map<string, { value: unknown; time: number }>();

function start() {
  const store = configureStore({
    reducer: { api: slice.reducer },
    middleware: (defaults) => defaults().concat(slice.middleware),
  });
  const thing = (id = 1) => api.endpoints.lateThing.select(id)(store.getState());
  return {
    open: (id = 1) => store.dispatch(api.endpoints.lateThing.initiate(id)),
    openOther: () => store.dispatch(api.endpoints.lateOther.initiate()),
    shown: () => thing().data?.version,
    thing,
    store,
  };
}

/** Keeps an answer of before to the thing, as an earlier visit has left it. */
async function visitBefore(version: number) {
  [delays, respond] = [[0], () => Response.json({ version })];
  const opened = start().open();
  await jest.advanceTimersByTimeAsync(0);
  await opened;
  calls = [];
}

const seconds = (count: number) => jest.advanceTimersByTimeAsync(count * 1_000);

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  archived.clear();
  [token, calls] = ['first', []];
  jest.spyOn(answerArchive, 'get').mockImplementation((key) => Promise.resolve(archived.get(key)));
  jest.spyOn(answerArchive, 'set').mockImplementation((key, value) => {
    archived.set(key, { value, time: 5_000 });
    return Promise.resolve();
  });
  connectApi({ token: () => token, person: () => 1, onRejected: () => undefined, onViewOnly: () => undefined });
  globalThis.fetch = async (input) => {
    const { url } = input as Request;
    calls.push(new URL(url).pathname);
    const delay = delays.length > 1 ? delays.shift() : delays[0];
    await new Promise((resolve) => setTimeout(resolve, delay));
    return respond(url);
  };
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test.each([5_999, 6_000, 6_001, 7_000, 45_000])('an answer that takes %i ms is shown in the end', async (delay) => {
  await visitBefore(1);
  [delays, respond] = [[delay], () => Response.json({ version: 2 })];
  const { open, openOther, shown } = start();
  void open();
  void openOther();
  await seconds(6.5);
  if (delay > 6_500) expect([shown(), keptSince()]).toEqual([1, 5_000]);
  await seconds(60);
  expect([shown(), keptSince()]).toEqual([2, undefined]);
  expect([...archived.values()]).toMatchObject([{ value: { version: 2 } }]);
  expect(calls).toEqual(['/api/thing', '/api/other']);
});

test('a refusal that comes late is shown too', async () => {
  await visitBefore(1);
  [delays, respond] = [[7_000], () => failureResponse(404, 'NOT_FOUND', 'Gone.')];
  const { open, thing } = start();
  void open();
  await seconds(6.5);
  expect(thing().data).toEqual({ version: 1 });
  await seconds(60);
  expect(thing().error).toMatchObject({ statusCode: 404 });
  expect([keptSince(), calls]).toEqual([undefined, ['/api/thing', '/api/thing']]);
});

test('a page of a list that comes late takes the place of the older one, and of what was read on from that', async () => {
  const { store } = start();
  const pages = () => api.endpoints.lateList.select()(store.getState()).data?.pages;
  let version = 0;
  [delays, respond] = [[0], () => Response.json({ version: (version += 1) })];
  const open = () => store.dispatch(api.endpoints.lateList.initiate());
  const list = open();
  await seconds(1);
  void store.dispatch(api.endpoints.lateList.initiate(undefined, { direction: 'forward' }));
  await seconds(1);
  expect(pages()).toEqual([{ version: 1 }, { version: 2 }]);
  delays = [7_000];
  void list.refetch();
  await seconds(60);
  expect([pages(), keptSince()]).toEqual([[{ version: 3 }], undefined]);
});

test('an answer that comes after the logout is neither shown nor kept', async () => {
  await visitBefore(1);
  [delays, respond] = [[7_000], () => Response.json({ version: 2 })];
  const { open, shown } = start();
  void open();
  await seconds(6.5);
  token = 'next';
  await seconds(2);
  expect([shown(), [...archived.values()]]).toMatchObject([1, [{ value: { version: 1 } }]]);
});

test('what was given up is asked for anew once a later call is answered, and not by one that was under way', async () => {
  await visitBefore(1);
  respond = (url) => (url.includes('/other') ? Response.json({ version: 1 }) : new Response('', { status: 504 }));
  delays = [100, 2_000];
  const { open, openOther, shown } = start();
  void open();
  const other = openOther();
  await seconds(60);
  expect([shown(), keptSince(), calls]).toEqual([1, 5_000, ['/api/thing', '/api/other']]);
  [delays, respond] = [[100], () => Response.json({ version: 2 })];
  void other.refetch();
  await seconds(10);
  expect([shown(), keptSince()]).toEqual([2, undefined]);
});

// A long random run.
test('whatever the delays, what is shown last is the newest, and nothing is asked for ever', async () => {
  await visitBefore(0);
  const random = seeded(7);
  for (let round = 0; round < 60; round += 1) {
    let version = 0;
    delays = Array.from({ length: 12 }, () => Math.floor(random() * 14_000));
    respond = () => Response.json({ version });
    const { open, openOther, shown } = start();
    calls = [];
    const opened = [open(), openOther(), open(2)];
    for (let change = 1; change <= 3; change += 1) {
      await seconds(random() * 9);
      version = change;
      void opened[Math.floor(random() * 3)]!.refetch();
      void opened[0]!.refetch();
    }
    await seconds(120);
    expect([round, shown(), keptSince()]).toEqual([round, 3, undefined]);
    expect(calls.length).toBeLessThan(30);
    opened.forEach((query) => query.unsubscribe());
  }
}, 120_000);
