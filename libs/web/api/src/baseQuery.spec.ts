import { configureStore } from '@depot/rtk';
import { type Call, failureResponse, type Responses, serve } from '@depot/web-testing';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { slice } from './baseQuery.js';
import { connectApi } from './connection.js';
import { failureMessage, technicalText } from './failure.js';

const api = slice.injectEndpoints({
  endpoints: (build) => ({
    specRead: build.query<object, void>({ query: () => '/thing' }),
    specMake: build.mutation<object, object>({ query: (body) => ({ url: '/thing', method: 'POST', body }) }),
    specChange: build.mutation<object, object>({ query: (body) => ({ url: '/thing', method: 'PUT', body }) }),
    specLogin: build.mutation<object, object>({
      query: (body) => ({ url: '/auth/login', method: 'POST', body }),
      extraOptions: { keepSession: true },
    }),
  }),
});

const rejectedTokens: string[] = [];
let viewOnlyTold = 0;

function start(response: Responses) {
  const store = configureStore({
    reducer: { api: slice.reducer },
    middleware: (defaults) => defaults().concat(slice.middleware),
  });
  const calls = serve(response);
  return { calls, make: (body: object) => store.dispatch(api.endpoints.specMake.initiate(body)), store };
}

const keys = (calls: Call[]) => calls.map(({ headers }) => headers.get('Idempotency-Key'));

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  rejectedTokens.length = 0;
  viewOnlyTold = 0;
  connectApi({
    token: () => 'the-token',
    onRejected: (token) => rejectedTokens.push(token),
    onViewOnly: () => (viewOnlyTold += 1),
  });
  document.cookie = 'XSRF-TOKEN=pair%2Fof%3Dit';
});
afterEach(() => void jest.useRealTimers());

test('every call says who asks, in which language, and carries the cross-site pair', async () => {
  const { calls, store } = start({ 'GET /thing': { obj: { id: 1 } } });
  const { data } = await store.dispatch(api.endpoints.specRead.initiate());
  expect(data).toEqual({ obj: { id: 1 } });
  expect(calls[0]?.headers.get('Authorization')).toBe('Bearer the-token');
  expect(calls[0]?.headers.get('Accept-Language')).toBe('gb');
  expect(calls[0]?.headers.get('X-XSRF-TOKEN')).toBe('pair/of=it');
  expect(calls[0]?.headers.get('Idempotency-Key')).toBeNull();
});

test.each(['PUT', 'POST'])(
  'a %s whose pair is replaced while it leaves is sent anew, and others are not',
  async (method) => {
    const pairs = ['first', 'second'];
    const forged = () => failureResponse(403, 'CSRF', 'This page is out of date.');
    const { calls, store } = start({
      [`${method} /thing`]: ({ headers }: Call) => {
        const next = pairs.shift();
        if (next) document.cookie = `XSRF-TOKEN=${next}`; // comes with the answer to something else
        return next ? forged() : { obj: headers.get('X-XSRF-TOKEN') };
      },
      'POST /auth/login': forged,
    });
    const endpoint = method === 'PUT' ? api.endpoints.specChange : api.endpoints.specMake;
    expect((await store.dispatch(endpoint.initiate({}))).data).toEqual({ obj: 'second' });
    expect(calls.map(({ headers }) => headers.get('X-XSRF-TOKEN'))).toEqual(['pair/of=it', 'first', 'second']);
    expect(new Set(keys(calls)).size).toBe(1);
    await store.dispatch(api.endpoints.specLogin.initiate({}));
    expect(calls.filter(({ path }) => path === '/auth/login')).toHaveLength(1);
  },
);

test('an answer with a tag is asked for once: while it is the same, it does not travel again', async () => {
  const asked: (string | null)[] = [];
  let tag = 'W/"one"';
  const { store } = start({
    'GET /thing': ({ headers }: Call) => {
      asked.push(headers.get('If-None-Match'));
      const isSame = headers.get('If-None-Match') === tag;
      const init = { status: isSame ? 304 : 200, headers: { etag: tag, 'content-type': 'application/json' } };
      return new Response(isSame ? null : JSON.stringify({ obj: tag }), init);
    },
  });
  const read = async () =>
    (await store.dispatch(api.endpoints.specRead.initiate(undefined, { forceRefetch: true }))).data;
  const answers = [await read(), await read()];
  tag = 'W/"two"';
  answers.push(await read());
  connectApi({ token: () => 'of-another', onRejected: () => undefined, onViewOnly: () => undefined });
  answers.push(await read());
  expect(answers).toEqual([{ obj: 'W/"one"' }, { obj: 'W/"one"' }, { obj: tag }, { obj: tag }]);
  expect(asked).toEqual([null, 'W/"one"', 'W/"one"', null]);
});

test('a new action has a new key; one whose outcome is unknown keeps its key', async () => {
  let healthy = true;
  const answer = () => (healthy ? { obj: {} } : failureResponse(500, 'INTERNAL', 'It broke.'));
  const { calls, make } = start({ 'POST /thing': answer });
  await make({ quantity: 1 });
  await make({ quantity: 1 });
  healthy = false;
  const failed = await make({ quantity: 1 });
  healthy = true;
  await make({ quantity: 1 });
  await make({ quantity: 1 });
  const [first, second, broken, again, after] = keys(calls);
  expect(failed.error).toMatchObject({ statusCode: 500, code: 'INTERNAL', message: 'It broke.' });
  expect(new Set([first, second, broken, after]).size).toBe(4);
  expect(again).toBe(broken);
});

test('a lost answer is asked for again with the same key', async () => {
  const { make } = start({});
  const calls: Request[] = [];
  globalThis.fetch = async (input) => {
    calls.push(input as Request);
    if (calls.length < 3) throw new TypeError('network');
    return Response.json({ obj: { id: 5 } });
  };
  const result = make({ quantity: 2 });
  await jest.advanceTimersByTimeAsync(5_000);
  expect((await result).data).toEqual({ obj: { id: 5 } });
  expect(new Set(calls.map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(1);
  expect(calls).toHaveLength(3);
});

test('a server that restarts is asked again, and a refusal is not asked for twice', async () => {
  const answers = [failureResponse(503, 'UNAVAILABLE', 'Restarting.'), Response.json({ obj: { id: 5 } })];
  const { calls, make } = start({ 'POST /thing': () => answers.shift()! });
  const result = make({ quantity: 4 });
  await jest.advanceTimersByTimeAsync(5_000);
  expect((await result).data).toEqual({ obj: { id: 5 } });
  const [first, second] = keys(calls);
  expect([calls.length, first === second]).toEqual([2, true]);
  const refused = start({ 'POST /thing': () => failureResponse(409, 'CONFLICT', 'No.') });
  await refused.make({ quantity: 5 });
  await refused.make({ quantity: 5 });
  expect(new Set(keys(refused.calls)).size).toBe(2); // or the refusal of before would be the answer
});

test('a change that carries no key is sent once, though nobody knows what came of it', async () => {
  const { store } = start({});
  let sent = 0;
  globalThis.fetch = async () => {
    sent += 1;
    throw new TypeError('network');
  };
  const result = store.dispatch(api.endpoints.specChange.initiate({ quantity: 3 }));
  await jest.advanceTimersByTimeAsync(5_000);
  expect([(await result).error, sent]).toEqual([expect.objectContaining({ statusCode: 0 }), 1]);
});

test('a call that nobody waits for any more is not sent again', async () => {
  const { make } = start({});
  let sent = 0;
  globalThis.fetch = async () => {
    sent += 1;
    throw new TypeError('network');
  };
  const made = make({ quantity: 6 });
  made.abort();
  await jest.advanceTimersByTimeAsync(5_000);
  await made;
  expect(sent).toBeLessThanOrEqual(1);
});

test('a server out of reach is said in words', async () => {
  const { make } = start({});
  globalThis.fetch = async () => {
    throw new TypeError('network');
  };
  const result = make({ quantity: 3 });
  await jest.advanceTimersByTimeAsync(5_000);
  expect((await result).error).toMatchObject({
    statusCode: 0,
    code: 'UNAVAILABLE',
    message: 'The server cannot be reached. Check the connection and try again.',
  });
});

test('what is sent once more after nobody has answered has the key of before: it may have been done', async () => {
  const { make } = start({});
  const sent: string[] = [];
  let isReached = false;
  globalThis.fetch = async (input) => {
    sent.push((input as Request).headers.get('Idempotency-Key') ?? '');
    if (!isReached) throw new TypeError('network');
    return Response.json({ obj: {} });
  };
  const lost = make({ quantity: 7 });
  await jest.advanceTimersByTimeAsync(5_000);
  expect((await lost).error).toBeDefined();
  isReached = true;
  expect((await make({ quantity: 7 })).error).toBeUndefined();
  await make({ quantity: 7 });
  expect([sent.length, new Set(sent.slice(0, 4)).size, sent[3] === sent[4]]).toEqual([5, 1, false]);
});

test('401 gives up the token, unless it answers the password itself', async () => {
  const no = () => failureResponse(401, 'UNAUTHENTICATED', 'No.');
  const { make, store } = start({ 'POST /thing': no, 'POST /auth/login': no });
  await store.dispatch(api.endpoints.specLogin.initiate({}));
  expect(rejectedTokens).toEqual([]);
  await make({});
  expect(rejectedTokens).toEqual(['the-token']);
});

test('an answer without a message is an unexpected error; a text is shown, and a page of a proxy is not', async () => {
  const { make } = start({ 'POST /thing': () => new Response('<html>Oops</html>', { status: 500 }) });
  expect((await make({})).error).toEqual({
    statusCode: 500,
    code: 'INTERNAL',
    message: 'An unexpected error occurred.',
  });
  const text = start({ 'POST /thing': () => new Response('Too large.', { status: 413 }) });
  expect((await text.make({})).error).toMatchObject({ statusCode: 413, message: 'Too large.' });
});

test.each([
  [403, 'FORBIDDEN', /Nothing was changed/],
  [413, 'PAYLOAD_TOO_LARGE', /trying again does not help/],
  [429, 'TOO_MANY_REQUESTS', /Nothing is lost: wait a minute and try again/],
  [502, 'UNAVAILABLE', /Nothing is lost: try again in a moment/],
  [504, 'UNAVAILABLE', /Nothing is lost: look whether it was done/],
])('a proxy that answers %i is told of by what to do now', async (status, code, message) => {
  const page = `<html><head><title>${status}</title></head><body><center>nginx</center></body></html>`;
  const { make } = start({ 'POST /thing': () => new Response(page, { status }) });
  expect((await make({})).error).toEqual({ statusCode: status, code, message: expect.stringMatching(message) });
});

test('a refusal in view-only mode is told, so that the controls can follow', async () => {
  const { make } = start({ 'POST /thing': failureResponse(403, 'VIEW_ONLY', 'Nothing may be changed now.') });
  const { error } = await make({});
  expect([error, viewOnlyTold]).toEqual([expect.objectContaining({ code: 'VIEW_ONLY' }), 1]);
});

test('a call that the end of the session cuts off says so, and not that something is broken', async () => {
  const { make, store } = start({ 'POST /thing': () => new Promise<object>(() => undefined) });
  const made = make({ n: 1 }).unwrap();
  store.dispatch(slice.util.resetApiState());
  const said = 'You were signed out before the answer came. Sign in again and look whether it was done.';
  const failure = await made.catch((error: unknown) => error);
  expect([failureMessage(failure), technicalText(failure)]).toEqual([said, said]);
});

describe('where the server never answers', () => {
  /** As a browser does: no answer, until whoever asked gives up. */
  const neverAnswers = (request: Request) =>
    new Promise<Response>((_, reject) => {
      request.signal.addEventListener('abort', () => reject(request.signal.reason as Error));
    });

  test('a call ends after a minute and a half, as one that did not reach it', async () => {
    const { store } = start({});
    globalThis.fetch = (input) => neverAnswers(input as Request);
    const reading = store.dispatch(api.endpoints.specRead.initiate());
    await jest.advanceTimersByTimeAsync(89_000);
    expect(api.endpoints.specRead.select()(store.getState()).isLoading).toBe(true);
    await jest.advanceTimersByTimeAsync(2_000);
    expect((await reading).error).toMatchObject({ statusCode: 0 });
  });

  test('a file may take as long as the line needs', async () => {
    const { store } = start({});
    globalThis.fetch = (input) => neverAnswers(input as Request);
    const sending = store.dispatch(api.endpoints.specMake.initiate(new FormData()));
    await jest.advanceTimersByTimeAsync(3_600_000);
    expect(api.endpoints.specMake.select(sending.requestId)(store.getState()).isLoading).toBe(true);
    sending.abort();
  });
});
