import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, render } from '@testing-library/react';
import { refreshRegistry } from './registry.js';
import { useRegistryRefresh } from './useCatalogue.js';

let askedAt: number[];
let answer: Response | Promise<Response> | undefined;

/** Page on a device without a stored registry document. */
function Page() {
  useRegistryRefresh();
  return null;
}
const passSeconds = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1_000));

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'warn').mockReturnValue(undefined);
  askedAt = [];
  const start = Date.now();
  globalThis.fetch = (input) => {
    if (input === '/api/remotes') askedAt.push((Date.now() - start) / 1_000);
    if (answer instanceof Promise) return answer;
    return answer ? Promise.resolve(answer.clone()) : Promise.reject(new TypeError('no network'));
  };
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

test('a page that knows no other asks again by itself soon, and every half minute once it knows some', async () => {
  render(<Page />);
  await act(refreshRegistry);
  await passSeconds(12);
  expect(askedAt).toEqual([0, 5, 10]);
  let giveUp = () => {};
  answer = new Promise((_, reject) => (giveUp = () => reject(new Error('kept silent'))));
  await passSeconds(15);
  expect(askedAt).toEqual([0, 5, 10, 15]); // one at a time, because an older response could arrive last
  giveUp();
  answer = Response.json({ schema: 's', microFrontends: {} });
  await passSeconds(70);
  expect(askedAt).toEqual([0, 5, 10, 15, 30, 60, 90]);
});
