import { renderScreen } from '@depot/web-testing';
import { beforeEach, expect, it } from '@jest/globals';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { SubmissionsBar } from './QueuedSubmissions.js';
import { defineSubmissions } from './submissions.js';
import { type Submissions, useSubmissions } from './useSubmissions.js';

const store = defineSubmissions<object>({ prefix: 'depot-spec-bar-', mark: 'depot-spec-bar-queue' });
let statusCode: number;
const ways = {
  send: (): Promise<never> => Promise.reject(Object.assign(new Error('No.'), { statusCode, code: 'INTERNAL' })),
  labelsOf: () => [],
};
let shown: Submissions<object, never>;

function Bar() {
  shown = useSubmissions(store, ways);
  return (
    <main>
      <SubmissionsBar {...shown} />
    </main>
  );
}

const enter = (title: string) => act(async () => shown.queue.enter({ title, path: '/in/order', request: {} }));
const bar = () => screen.getByRole('main').innerHTML;

beforeEach(() => {
  cleanup();
  localStorage.clear();
});

it('stands above the page for what waits and for what was refused, and takes no room for nothing', async () => {
  await renderScreen(<Bar />, { response: {} });
  expect(bar()).toBe('');

  statusCode = 0;
  await enter('Return of #4');
  expect(await screen.findByText('Waiting for the network: 1')).toBeTruthy();
  act(() => shown.entries.forEach((entry) => shown.queue.dismiss(entry)));
  await waitFor(() => expect(bar()).toBe(''));

  statusCode = 409;
  await enter('Return of #5');
  expect(await screen.findByText('“Return of #5” was not accepted')).toBeTruthy();
  act(() => shown.rejected.forEach((entry) => shown.queue.dismiss(entry)));
  await waitFor(() => expect(bar()).toBe(''));
});

it.each([
  ['gb', 'Return of #4, Return of #5'],
  ['cn', 'Return of #4、Return of #5'],
] as const)('names all that waits as its language does (%s)', async (language, names) => {
  statusCode = 0;
  await renderScreen(<Bar />, { response: {}, language });
  await enter('Return of #4');
  await enter('Return of #5');
  expect(await screen.findByText(names)).toBeTruthy();
  act(() => shown.entries.forEach((entry) => shown.queue.dismiss(entry)));
});
