import { connectApi } from '@depot/api';
import type { Order } from '@depot/contracts/orders';
import { renderScreen } from '@depot/web-testing';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { manifest } from '../../manifest.js';
import { OrderList } from './OrderList.js';

const order = (displayId: number): Order => ({
  orderId: displayId + 100,
  displayId,
  version: 1,
  time: Date.UTC(2026, 2, 7, 15),
  status: 'PENDING',
  storeId: 5,
  storeName: 'Island Trading',
  orderItems: [],
  invoiceIds: [],
  paidFull: false,
  historyOrder: false,
  total: 8,
  estimated: false,
  deliveryDate: null,
  poNumber: '',
  note: '',
});
const page = (...list: object[]) => ({ list, total: list.length, totalPages: 1, asOf: 503 });

interface Entry {
  key: string;
  value: unknown;
}
const kept = new Map<string, Entry>();
/** Keys read from the archive. */
let lookedUp: string[];

/** The part of the browser's database that an archive needs. */
function keepInMemory(): void {
  const answered = (result: unknown) => {
    const request = { result, onsuccess: () => undefined };
    queueMicrotask(() => request.onsuccess());
    return request;
  };
  const entries = {
    get: ([, key]: [string, string]) => {
      lookedUp.push(key);
      return answered(kept.get(key));
    },
    put: (entry: Entry) => {
      kept.set(entry.key, entry);
      return answered(undefined);
    },
  };
  const database = { transaction: () => ({ objectStore: () => entries }), close: () => undefined };
  Object.assign(globalThis, { indexedDB: { open: () => answered(database) } });
}

/** Holds every question back until it is released. */
function holdAnswers(): () => void {
  let release = () => {};
  const gate = new Promise<void>((resolve) => (release = resolve));
  let answer = globalThis.fetch;
  Object.defineProperty(globalThis, 'fetch', {
    configurable: true,
    get: (): typeof fetch => async (input, init) => gate.then(() => answer(input, init)),
    set: (next: typeof fetch) => (answer = next),
  });
  return release;
}

let person: number;

const open = (list: object) =>
  renderScreen(<OrderList />, {
    at: '/in/order',
    texts: { [manifest.name]: manifest.locales },
    response: { 'POST /order/query': list, 'GET /product': { list: [] }, 'GET /user': { list: [] } },
  });

beforeEach(() => {
  localStorage.clear();
  kept.clear();
  lookedUp = [];
  keepInMemory();
  person = 7;
  connectApi({
    token: () => 'token',
    person: () => person,
    onRejected: () => undefined,
    onViewOnly: () => undefined,
  });
});
afterEach(() => {
  Object.defineProperty(globalThis, 'fetch', { configurable: true, writable: true, value: undefined });
});

const isOfList = (question: string): boolean => question.includes('/order/query');

/** Opens the list once, so that it is stored, and leaves. */
async function visit(list: object): Promise<void> {
  const { unmount } = await open(list);
  await waitFor(() => expect([...kept.keys()].filter(isOfList)).toHaveLength(1));
  unmount();
  lookedUp = [];
}

/** Waits until the stored list has been read and, if there is one, rendered. */
async function lookUp(): Promise<void> {
  await waitFor(() => expect(lookedUp.filter(isOfList)).toHaveLength(1));
  await act(() => Promise.resolve());
}

test('the last list is shown with its time until the newer one is there', async () => {
  await visit(page(order(501)));
  const release = holdAnswers();
  await open(page(order(502)));
  expect(await screen.findByText('501')).toBeTruthy();
  expect(screen.getByText(/^From .+ A newer list is on its way\.$/)).toBeTruthy();
  release();
  expect(await screen.findByText('502')).toBeTruthy();
  expect(screen.queryByText('501')).toBeNull();
  expect(screen.queryByText(/^From /)).toBeNull();
});

test('the buttons of its rows wait for the newer one, in which another order may stand there', async () => {
  await visit(page(order(501)));
  const release = holdAnswers();
  await open(page(order(502)));
  const process = async (displayId: number) => {
    const row = (await screen.findByText(String(displayId))).closest('tr')!;
    return within(row).getByRole('button', { name: 'Process' });
  };
  expect((await process(501)).hasAttribute('disabled')).toBe(true);
  release();
  expect((await process(502)).hasAttribute('disabled')).toBe(false);
});

test('it goes with the person while it is on screen', async () => {
  await visit(page(order(501)));
  const release = holdAnswers();
  const { user } = await open(page(order(502)));
  await screen.findByText('501');
  person = 8;
  await user.click(screen.getByRole('button', { name: /Details/ })); // a render for any other reason
  expect(screen.queryByText('501')).toBeNull();
  release();
  expect(await screen.findByText('502')).toBeTruthy();
});

test('nobody sees what another person had', async () => {
  await visit(page(order(501)));
  person = 8;
  const release = holdAnswers();
  await open(page(order(502)));
  await lookUp();
  expect(screen.queryByText('501')).toBeNull();
  release();
  expect(await screen.findByText('502')).toBeTruthy();
});

test('a list that an older version kept in another shape is not drawn', async () => {
  const { storeName: _, ...older } = order(501);
  await visit(page(order(500)));
  kept.forEach((entry) => (entry.value = page(older)));
  const release = holdAnswers();
  await open(page(order(502)));
  await lookUp();
  expect(screen.queryByText('501')).toBeNull();
  release();
  expect(await screen.findByText('502')).toBeTruthy();
});
