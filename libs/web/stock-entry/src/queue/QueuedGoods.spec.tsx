import { renderScreen } from '@depot/web-testing';
import { beforeEach, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { GoodsBar } from './QueuedGoods.js';
import { defineSubmissions } from './submissions.js';
import { useSubmissions } from './useSubmissions.js';

const store = defineSubmissions<object>({ prefix: 'depot-spec-goods-', mark: 'depot-spec-queue' });
const labels = [{ qrValue: 'LABEL1', qrText: 'Cheese 1' }];
let answer: () => Promise<typeof labels>;
const ways = { send: () => answer(), labelsOf: (made: typeof labels) => made };
const failure = (statusCode: number, message: string) =>
  Object.assign(new Error(message), { statusCode, code: 'INTERNAL' });

function Bar() {
  const goods = useSubmissions(store, ways);
  return (
    <>
      <button onClick={() => goods.queue.enter({ title: 'Receipt #4', path: '/in/inbound', request: {} })}>
        Enter
      </button>
      <GoodsBar {...goods} />
    </>
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  cleanup();
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
