/** @keepOrder the modules of the shell that a test starts go on in the next one */
import { remoteApi } from '@depot/api';
import { livePath } from '@depot/contracts/live';
import { addNamespace, currentLanguage } from '@depot/i18n';
import { failureResponse, serve, tokenOf } from '@depot/web-testing';
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { act, waitFor } from '@testing-library/react';
import { sessionStore } from '../session/sessionStore.js';
import { store } from '../store.js';
import { start } from './start.js';

// jsdom lacks the browser's locks; this tab is the only one.
Object.defineProperty(navigator, 'locks', {
  value: { request: (_name: string, _options: object, lead: () => Promise<void>) => lead() },
});
globalThis.BroadcastChannel = class {
  postMessage(): void {}
  close(): void {}
} as unknown as typeof BroadcastChannel;

afterEach(() => sessionStore.end());

/** Live stream without events. */
const silent = { [`GET ${livePath}`]: () => new Promise<object>(() => undefined) };

test('whoever is signed in when it starts hears of what others change', async () => {
  sessionStore.begin(tokenOf({ exp: Math.floor(Date.now() / 1000) + 3_600 }));
  const calls = serve({
    'GET /remotes': { schema: 's', microFrontends: {} },
    ...silent,
  });
  await act(start); // a page without a root renders nothing
  await waitFor(() => expect(calls.map(({ path }) => path)).toContain(livePath));
  expect(calls.find(({ path }) => path === livePath)?.headers.get('Authorization')).toContain(sessionStore.token);
});

test('texts of a language chosen meanwhile hold the first page up for three seconds and no longer', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  const never = new Promise<never>(() => undefined);
  await addNamespace('late', { gb: () => Promise.resolve({ default: {} }), cn: () => never });
  serve({ 'GET /remotes': { schema: 's', microFrontends: {} }, ...silent });
  const drawn = jest.spyOn(document, 'getElementById'); // the page renders with the settings that it finds
  const started = start();
  localStorage.setItem('depot-language', 'cn');
  await jest.advanceTimersByTimeAsync(2_999);
  expect(drawn).not.toHaveBeenCalledWith('root');
  await jest.advanceTimersByTimeAsync(1);
  expect(drawn).toHaveBeenCalledWith('root');
  await started;
  expect(currentLanguage()).toBe('gb');
  drawn.mockRestore();
  localStorage.removeItem('depot-language');
  jest.useRealTimers();
});

describe('what the server says of the session, to whatever is asked', () => {
  const api = remoteApi(depotRemote).injectEndpoints({
    endpoints: (build) => ({ ask: build.mutation<object, string>({ query: (url) => ({ url, method: 'POST' }) }) }),
  });
  const ask = (url: string) => store.dispatch(api.endpoints.ask.initiate(url));
  const over = () => failureResponse(401, 'UNAUTHENTICATED', 'Your session is over.');
  const aToken = (jti: string) => tokenOf({ jti, exp: Math.floor(Date.now() / 1000) + 3_600 });

  test('ends it where it is over, and no other one that has begun since', async () => {
    let answerLate: (response: Response) => void = () => undefined;
    serve({
      ...silent,
      'POST /order': over,
      'POST /return': () => new Promise<Response>((resolve) => (answerLate = resolve)),
    });
    sessionStore.begin(aToken('first'));
    const asked = ask('/return');
    await act(async () => Promise.resolve());
    const second = aToken('second');
    sessionStore.begin(second);
    await waitFor(() => answerLate(over()));
    await asked;
    expect(sessionStore.token).toBe(second);
    await ask('/order');
    expect([sessionStore.token, sessionStore.wasRefused]).toEqual([undefined, true]);
  });

  test('has it asked anew where nothing may be changed any more', async () => {
    serve({
      ...silent,
      'POST /order': () => failureResponse(403, 'VIEW_ONLY', 'Nothing can be changed.'),
      'GET /session/token': () => ({ token: tokenOf({ v: 'true' }) }),
    });
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true); // prevents automatic renewals
    sessionStore.begin(aToken('first'));
    await ask('/order');
    await waitFor(() => expect(sessionStore.claims?.v).toBe('true'));
    hidden.mockRestore();
  });

  test('whoever comes next sees nothing of what the one before was told', async () => {
    serve({ ...silent, 'POST /order': { obj: {} } });
    sessionStore.begin(tokenOf({ id: 1 }));
    await ask('/order');
    expect(Object.keys(store.getState().api.mutations)).toHaveLength(1);
    sessionStore.begin(tokenOf({ id: 2 }));
    expect(Object.keys(store.getState().api.mutations)).toEqual([]);
  });
});
