import { livePath, sessionTopic } from '@depot/contracts/live';
import { type Call, failureResponse, serve, tokenOf } from '@depot/web-testing';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';

type Stream = ReadableStreamDefaultController<Uint8Array>;

// jsdom lacks the browser's locks; this tab is the only one.
Object.defineProperty(navigator, 'locks', {
  value: { request: (_name: string, _options: object, lead: () => Promise<void>) => lead() },
});
globalThis.BroadcastChannel = class {
  postMessage(): void {}
  close(): void {}
} as unknown as typeof BroadcastChannel;

let calls: Call[];
let streams: Stream[];
/** Response of the server to the stream's request. */
let answerStream: () => object;
/** Signs out and removes the timers. */
let close: () => void;

const stream = () => new Response(new ReadableStream<Uint8Array>({ start: (each) => void streams.push(each) }));
const tell = async (...topics: string[]) => {
  streams.at(-1)?.enqueue(new TextEncoder().encode(`event: change\ndata: ${JSON.stringify({ topics })}\n\n`));
  await passSeconds(1);
};
const passSeconds = (seconds: number) => jest.advanceTimersByTimeAsync(seconds * 1_000);
/** Number of requests that renew the session's claims. */
const renewals = () => calls.filter(({ path }) => path === '/session/token').length;
const tokensAsked = () =>
  calls.filter(({ path }) => path === livePath).map(({ headers }) => headers.get('Authorization')?.slice(7));

async function open() {
  jest.resetModules();
  const { listenWithPerson, live, pollWithoutLive } = await import('./live.js');
  const { sessionStore } = await import('../sessionStore.js');
  const { connectApi } = await import('@depot/api');
  connectApi({ token: () => sessionStore.token, onRejected: () => undefined, onViewOnly: () => undefined });
  close = () => sessionStore.end();
  return { listenWithPerson, live, pollWithoutLive, sessionStore };
}
const aToken = (jti: string) => tokenOf({ jti, exp: Math.floor(Date.now() / 1_000) + 3_600 });

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  localStorage.clear();
  streams = [];
  answerStream = stream;
  calls = serve({
    [`GET ${livePath}`]: () => answerStream(),
    'GET /session/token': () => ({ token: aToken('renewed') }),
  });
});
afterEach(() => {
  close();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('it is listened for whoever is signed in, with their token, and no more once they have left', async () => {
  const { listenWithPerson, live, sessionStore } = await open();
  listenWithPerson();
  await passSeconds(1);
  expect(tokensAsked()).toEqual([]);
  const [one, other] = [aToken('one'), aToken('other')];
  sessionStore.begin(one);
  await passSeconds(1);
  expect([tokensAsked(), live.isConnected()]).toEqual([[one], true]);
  sessionStore.end();
  await passSeconds(60);
  expect(live.isConnected()).toBe(false);
  sessionStore.begin(other);
  await passSeconds(1);
  expect(tokensAsked()).toEqual([one, other]);
});

test('a change of what is true of the session is asked for at once, another is not', async () => {
  const { listenWithPerson, sessionStore } = await open();
  sessionStore.begin(aToken('one'));
  listenWithPerson();
  await passSeconds(1);
  await tell('orders');
  expect(renewals()).toBe(0);
  await tell(sessionTopic);
  expect(renewals()).toBe(1);
});

test('a page that took long to load asks for everything once it is told what changes', async () => {
  const { listenWithPerson, sessionStore } = await open();
  sessionStore.begin(aToken('one'));
  const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  listenWithPerson();
  await passSeconds(12);
  state.mockReturnValue('complete');
  window.dispatchEvent(new Event('load'));
  await passSeconds(1);
  expect(renewals()).toBe(1);
});

test('a session that the server has ended ends here', async () => {
  const { listenWithPerson, sessionStore } = await open();
  sessionStore.begin(aToken('one'));
  answerStream = () => failureResponse(401, 'UNAUTHENTICATED', 'Over.');
  listenWithPerson();
  await passSeconds(1);
  expect([sessionStore.claims, sessionStore.wasRefused]).toEqual([undefined, true]);
});

test('where nothing is told by itself it is asked every eight seconds, while somebody looks', async () => {
  const { live, pollWithoutLive, sessionStore } = await open();
  sessionStore.begin(aToken('one'));
  pollWithoutLive();
  await passSeconds(7);
  expect(renewals()).toBe(0);
  await passSeconds(1);
  expect([renewals(), live.isConnected()]).toEqual([1, false]);
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await passSeconds(16);
  expect(renewals()).toBe(1);
  hidden.mockReturnValue(false);
  await passSeconds(8);
  expect(renewals()).toBe(2);
});

test('where it is told by itself nobody asks', async () => {
  const { listenWithPerson, pollWithoutLive, sessionStore } = await open();
  sessionStore.begin(aToken('one'));
  listenWithPerson();
  pollWithoutLive();
  await passSeconds(16);
  expect(renewals()).toBe(0);
  await tell(sessionTopic); // a further renewal would have been sent by now
  expect(renewals()).toBe(1);
});
