import { livePath } from '@depot/contracts/live';
import { serve, tokenOf } from '@depot/web-testing';
import { afterEach, expect, test } from '@jest/globals';
import { act, waitFor } from '@testing-library/react';
import { sessionStore } from './session/sessionStore.js';
import { start } from './start.js';

// What a browser has and jsdom has not: this tab is the only one.
Object.defineProperty(navigator, 'locks', {
  value: { request: (_name: string, _options: object, lead: () => Promise<void>) => lead() },
});
globalThis.BroadcastChannel = class {
  postMessage(): void {}
  close(): void {}
} as unknown as typeof BroadcastChannel;

afterEach(() => sessionStore.end());

test('whoever is signed in when it starts hears of what others change', async () => {
  sessionStore.begin(tokenOf({ exp: Math.floor(Date.now() / 1000) + 3_600 }));
  const calls = serve({
    'GET /remotes': { schema: 's', microFrontends: {} },
    [`GET ${livePath}`]: () => new Promise<object>(() => undefined),
  });
  await act(start); // into a page without a root: nothing is drawn
  await waitFor(() => expect(calls.map(({ path }) => path)).toContain(livePath));
  expect(calls.find(({ path }) => path === livePath)?.headers.get('Authorization')).toContain(sessionStore.token);
});
