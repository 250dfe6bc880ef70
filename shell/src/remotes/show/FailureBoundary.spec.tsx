import { createHash, webcrypto } from 'node:crypto';
import { renderScreen } from '@depot/web-testing';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { registerHashes, repairCached } from '../verify/integrity.js';
import { FailureBoundary } from './FailureBoundary.js';

let told: unknown[][] = [];
beforeEach(() => {
  told = [];
  jest.spyOn(console, 'error').mockImplementation((...parts) => void told.push(parts));
});
afterEach(() => void jest.restoreAllMocks());

let broken = true;
function Screen() {
  if (broken) throw new Error('bad render');
  return <p>the screen</p>;
}

function Page() {
  const [attempt, setAttempt] = useState(0);
  return (
    <>
      <p>the frame</p>
      <FailureBoundary
        key={attempt}
        owner={{ remote: 'mf-orders', version: '1.0.0' }}
        text="It could not be loaded."
        onRetry={() => setAttempt(attempt + 1)}
      >
        <Screen />
      </FailureBoundary>
    </>
  );
}

test('a failing screen is replaced by words and a retry; the rest stays; operations hear of it', async () => {
  broken = true;
  const { user } = await renderScreen(<Page />);
  expect(screen.getByRole('alert').textContent).toContain('It could not be loaded.');
  expect(screen.getByText('the frame')).toBeTruthy();
  expect(told.some(([source]) => source === '[mf-orders]')).toBe(true);
  broken = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('the screen')).toBeTruthy();
});

test('one of which a file stood wrong in the browser’s cache comes back by itself', async () => {
  Object.defineProperty(globalThis, 'crypto', { configurable: true, value: webcrypto });
  const right = 'right bytes';
  const bytesOf = (text: string) =>
    ({ ok: true, arrayBuffer: () => Promise.resolve(new TextEncoder().encode(text).buffer) }) as Response;
  const integrity = `sha384-${createHash('sha384').update(right).digest('base64')}`;
  const [manifestUrl, url] = ['/remotes/mf-orders/1.0.0/mf-manifest.json', '/remotes/mf-orders/1.0.0/dialog.js'];
  registerHashes({
    remote: 'mf-orders',
    version: '1.0.0',
    manifestUrl,
    manifestIntegrity: '',
    files: { 'dialog.js': integrity },
  });
  let answerFromCache: (response: Response) => void = () => undefined;
  const fromCache = new Promise<Response>((resolve) => (answerFromCache = resolve));
  globalThis.fetch = () => fromCache;
  broken = true;
  repairCached(url);
  await renderScreen(<Page />);
  expect(screen.getByRole('alert').textContent).toContain('It could not be loaded.');
  broken = false;
  globalThis.fetch = () => Promise.resolve(bytesOf(right));
  answerFromCache(bytesOf('wrong'));
  expect(await screen.findByText('the screen')).toBeTruthy();
});
