import { i18n, startI18n } from '@depot/i18n';
import { configureStore } from '@depot/rtk';
import { failureResponse } from '@depot/web-testing';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { slice } from './baseQuery.js';
import { connectApi } from './connection.js';
import { answerArchive, keptSince, subscribeKept } from './offlineAnswers.js';

const api = slice.injectEndpoints({
  endpoints: (build) => ({
    keptThing: build.query<object, number>({
      query: (id) => ({ url: '/thing', params: { id } }),
      extraOptions: { keepAnswer: true },
    }),
    otherThing: build.query<object, void>({ query: () => '/other' }),
  }),
});

let person: number | undefined;
let token: string;
let respond: () => Promise<Response>;
const archived = new Map<string, { value: unknown; time: number }>();

function start() {
  const store = configureStore({
    reducer: { api: slice.reducer },
    middleware: (defaults) => defaults().concat(slice.middleware),
  });
  const options = { forceRefetch: true, subscribe: false };
  return {
    find: (id: number) => store.dispatch(api.endpoints.keptThing.initiate(id, options)),
    other: () => store.dispatch(api.endpoints.otherThing.initiate(undefined, options)),
  };
}

const answer = (name: string) => () => Promise.resolve(Response.json({ name }));
const noNetwork = () => Promise.reject(new TypeError('network'));

beforeEach(() => {
  archived.clear();
  [person, token] = [1, 'first'];
  // No waits between tries: this device knows that it has no network.
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  jest.spyOn(answerArchive, 'get').mockImplementation((key) => Promise.resolve(archived.get(key)));
  jest.spyOn(answerArchive, 'set').mockImplementation(async (key, value) => {
    archived.set(key, { value, time: 5_000 });
    return Promise.resolve();
  });
  connectApi({
    token: () => token,
    person: () => person,
    onRejected: () => undefined,
    onViewOnly: () => undefined,
  });
  globalThis.fetch = () => respond();
});

test('what work needs is answered from before, and says from when, until the server answers again', async () => {
  const { find, other } = start();
  let told = 0;
  const stop = subscribeKept(() => (told += 1));
  respond = answer('one');
  await find(1);
  expect([archived.size, keptSince()]).toEqual([1, undefined]);
  respond = noNetwork;
  expect((await find(1)).data).toEqual({ name: 'one' });
  expect([keptSince(), told]).toEqual([5_000, 1]);
  expect((await find(2)).error).toMatchObject({ statusCode: 0 });
  expect((await other()).error).toMatchObject({ statusCode: 0 });
  respond = () => Promise.resolve(new Response('<html>Bad gateway</html>', { status: 502 }));
  expect((await find(1)).data).toEqual({ name: 'one' });
  respond = answer('two');
  await other();
  expect([keptSince(), told]).toEqual([undefined, 2]);
  expect((await find(1)).data).toEqual({ name: 'two' });
  stop();
});

test('a refusal is the answer, and nothing of another person is shown', async () => {
  const { find } = start();
  respond = answer('one');
  await find(1);
  respond = () => Promise.resolve(failureResponse(404, 'NOT_FOUND', 'Gone.'));
  expect((await find(1)).error).toMatchObject({ statusCode: 404 });
  respond = noNetwork;
  person = 2;
  expect((await find(1)).error).toMatchObject({ statusCode: 0 });
  person = undefined;
  expect((await find(1)).error).toMatchObject({ statusCode: 0 });
});

test('an answer in another language is none: its names are that language’s', async () => {
  await startI18n('gb');
  const { find } = start();
  respond = answer('Tea');
  await find(1);
  respond = noNetwork;
  await i18n.changeLanguage('cn');
  expect((await find(1)).error).toMatchObject({ statusCode: 0 });
  await i18n.changeLanguage('gb');
  expect((await find(1)).data).toEqual({ name: 'Tea' });
});

test('an answer that comes after the logout is not kept', async () => {
  const { find } = start();
  respond = () => {
    token = 'next';
    return answer('late')();
  };
  await find(1);
  expect(archived.size).toBe(0);
});

test.each([502, 503, 504])('a gateway that answers %i for the product is no answer', async (statusCode) => {
  const { find } = start();
  respond = answer('Ana');
  await find(1);
  respond = () => Promise.resolve(new Response('<html>Bad gateway</html>', { status: statusCode }));
  expect((await find(1)).data).toEqual({ name: 'Ana' });
  expect(keptSince()).toBe(5_000);
  respond = answer('Bea');
  expect((await find(1)).data).toEqual({ name: 'Bea' });
  expect(keptSince()).toBeUndefined();
});
