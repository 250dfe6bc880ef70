import { renderScreen } from '@depot/web-testing';
import { beforeEach, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { GoodsBar } from './QueuedGoods.js';
import { reopened } from './reopen.js';
import { defineSubmissions } from './submissions.js';
import { useSubmissions } from './useSubmissions.js';

const store = defineSubmissions<object>({ prefix: 'depot-spec-goods-', mark: 'depot-spec-queue' });
const labels = [{ qrValue: 'LABEL1', qrText: 'Cheese 1' }];
const path = '/in/inbound?id=4';
let entered: unknown;
let answer: () => Promise<typeof labels>;
const ways = { send: () => answer(), labelsOf: (made: typeof labels) => made };
const failure = (statusCode: number, message: string) =>
  Object.assign(new Error(message), { statusCode, code: 'INTERNAL' });

function Bar() {
  const goods = useSubmissions(store, ways);
  return (
    <>
      <button onClick={() => goods.queue.enter({ title: 'Receipt #4', path, request: {}, entered })}>Enter</button>
      <GoodsBar {...goods} />
    </>
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  cleanup();
  entered = undefined;
  localStorage.clear();
});

it('says what waits, and offers the labels of what came in meanwhile until they are dismissed', async () => {
  answer = () => Promise.reject(failure(0, 'No connection.'));
  await renderScreen(<Bar />, { response: {} });
  press('Enter');
  expect(await screen.findByText('Waiting for the network: 1')).toBeTruthy();
  answer = () => Promise.resolve(labels);
  press('Try now');
  expect(await screen.findByText('“Receipt #4” has been sent.')).toBeTruthy();
  press('Print QR Code');
  expect(await screen.findByText('Cheese 1')).toBeTruthy();
  press('Dismiss');
  await waitFor(() => expect(localStorage.length).toBe(0));
});

it('keeps what the server would not have until the person sends it again or dismisses it', async () => {
  answer = () => Promise.reject(failure(409, 'Received already.'));
  await renderScreen(<Bar />, { response: {} });
  press('Enter');
  expect(await screen.findByText('“Receipt #4” was not accepted')).toBeTruthy();
  expect(screen.getByText('Received already.')).toBeTruthy();
  press('Dismiss');
  await waitFor(() => expect(localStorage.length).toBe(0));
});

it('opens what the server would not have on its page again, as long as it is kept what was entered', async () => {
  answer = () => Promise.reject(failure(409, 'Received already.'));
  const first = await renderScreen(<Bar />, { response: {} });
  press('Enter');
  expect(await screen.findByText('Received already.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Open again' })).toBeNull();
  press('Dismiss');
  first.unmount();

  entered = { boxes: [12.5] };
  const { address } = await renderScreen(<Bar />, { response: {} });
  press('Enter');
  const again = await screen.findByRole('button', { name: 'Open again' });
  fireEvent.click(again);
  const [refused] = store.list(1);
  await waitFor(() => expect(address()).toBe(`/in/inbound?id=4&entry=${refused?.key}`));
  const params = new URLSearchParams(address().split('?')[1]);
  const anything = { safeParse: (data: unknown) => ({ success: true as const, data }) };
  const none = { safeParse: () => ({ success: false as const }) };
  expect(reopened(store.list(1), params, anything)).toEqual({ key: refused?.key, entered });
  expect(reopened(store.list(1), params, none)).toBeUndefined();
  expect(reopened([], params, anything)).toBeUndefined();
});
