import { livePath } from '@depot/contracts/live';
import { currentLanguage, i18n } from '@depot/i18n';
import { chosenLanguage } from '@depot/i18n/language';
import { serve, tokenOf } from '@depot/web-testing';
import { afterEach, expect, test } from '@jest/globals';
import { act, waitFor } from '@testing-library/react';
import { sessionStore } from '../session/sessionStore.js';
import { start } from './start.js';

Object.defineProperty(navigator, 'locks', {
  value: { request: (_name: string, _options: object, lead: () => Promise<void>) => lead() },
});
globalThis.BroadcastChannel = class {
  postMessage(): void {}
  close(): void {}
} as unknown as typeof BroadcastChannel;

afterEach(() => {
  sessionStore.end();
  localStorage.clear();
});

test('the language chosen on the sign-in page, once the shell is there, is that of the application', async () => {
  serve({
    'GET /remotes': { schema: 's', microFrontends: {} },
    [`GET ${livePath}`]: () => new Promise<object>(() => undefined),
  });
  let signIn = (_: { token: string; username: string }) => {};
  globalThis.depotSignIn = { done: new Promise((resolve) => (signIn = resolve)), leave: () => undefined };
  const started = start(); // loaded while the user types, as by `fetchRest` of the sign-in page
  await waitFor(() => expect(i18n.hasResourceBundle('gb', 'ui')).toBe(true));
  chosenLanguage.set('cn'); // as `chooseLanguage` of entry.ts does
  signIn({ token: tokenOf({ exp: Math.floor(Date.now() / 1000) + 3_600 }), username: 'a@b.test' });
  await act(() => started);
  expect(currentLanguage()).toBe('cn');
});
