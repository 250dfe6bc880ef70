import { failureResponse, renderScreen, type Responses } from '@depot/web-testing';
import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { manifest } from '../../manifest.js';
import { OrderManual } from './OrderManual.js';

const named = { id: 1, name: 'Dairy' };
const product = (productId: number, secondaryName: string) => ({
  productId,
  secondaryName,
  tertiaryName: '',
  description: '',
  code: '',
  gtin: '',
  brand: null,
  picture: '',
  hasWeight: 'No',
  availableQty: 50,
  totalWeight: 0,
  price: 2,
  wholesalePrice: 1.5,
  disabled: false,
  subWarehouse: named,
  category: named,
  subCategory: named,
});
const store = (id: number, name: string, wholesalePrice: boolean) => ({
  id,
  name,
  wholesalePrice,
  role: 'STORE',
  disabled: false,
});

async function open(response: Responses = {}) {
  const shown = await renderScreen(<OrderManual />, {
    at: '/in/order/manual',
    texts: { [manifest.name]: manifest.locales },
    response: {
      'GET /user': { list: [store(5, 'Wok', false), store(6, 'Grand', true)] },
      'GET /product': { list: [product(1, 'Brie'), product(2, 'Feta')] },
      'GET /user-product/product-ids': { list: [1, 2] },
      ...response,
    },
  });
  const choose = async (field: HTMLElement, option: string) => {
    await shown.user.click(field);
    const options = await screen.findAllByText(new RegExp(`^${option}`), {
      selector: '.ant-select-item-option-content',
    });
    await shown.user.click(options.at(-1)!); // lists that were open before stay in the document
  };
  const chooseStore = async (name: string) => choose(await screen.findByLabelText('Choose a store'), name);
  return { ...shown, choose, chooseStore };
}

const rateOf = (name: string) => screen.getByLabelText<HTMLInputElement>(`Rate of ${name}`);
const record = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Record order' });

test('rates that nobody has written are those of the store that is chosen last', async () => {
  const { user, choose, chooseStore } = await open();
  await chooseStore('Wok');
  await choose((await screen.findAllByLabelText('Product'))[0]!, 'Brie');
  await user.click(screen.getByRole('button', { name: /Add line/ }));
  await choose(screen.getAllByLabelText('Product')[1]!, 'Feta');
  fireEvent.change(rateOf('Feta'), { target: { value: '3.10' } });
  expect(rateOf('Brie').value).toBe('2.00');
  await chooseStore('Grand');
  expect([rateOf('Brie').value, rateOf('Feta').value]).toEqual(['1.50', '3.10']);
});

test('it says why an order of a time to come cannot be recorded', async () => {
  const { choose, chooseStore } = await open();
  await chooseStore('Wok');
  await choose((await screen.findAllByLabelText('Product'))[0]!, 'Brie');
  fireEvent.change(screen.getByLabelText('Quantity of Brie'), { target: { value: '2' } });
  expect(record().disabled).toBe(false);
  fireEvent.change(screen.getByLabelText('Date and time'), { target: { value: '2999-01-01T10:00' } });
  expect(record().disabled).toBe(true);
  expect(screen.getByText('A recorded order has already taken place: choose a time in the past.')).toBeTruthy();
});

/** An order of five Brie for Wok, as it happened at nine in the morning in New York. */
async function openFilled(response: Responses) {
  const shown = await open(response);
  await shown.chooseStore('Wok');
  await shown.choose((await screen.findAllByLabelText('Product'))[0]!, 'Brie');
  fireEvent.change(screen.getByLabelText('Quantity of Brie'), { target: { value: '5' } });
  fireEvent.change(screen.getByLabelText('Date and time'), { target: { value: '2026-01-15T09:00' } });
  const recordIt = async () => {
    await shown.user.click(record());
    const dialog = within(await screen.findByRole('dialog'));
    await shown.user.click(dialog.getByRole('button', { name: 'Record order' }));
  };
  return { ...shown, recordIt };
}

test('an order is recorded after a question, at the moment that the warehouse’s clocks showed', async () => {
  const { user, calls, log, address, recordIt } = await openFilled({
    'POST /order/manual': { obj: { orderId: 90, displayId: 9 }, message: 'It is above the limit.' },
  });
  const recorded = () => calls.filter(({ method }) => method === 'POST');
  await user.click(record());
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Not yet' }));
  expect(recorded()).toEqual([]);
  await recordIt();
  await waitFor(() => expect(address()).toBe('/in/order'));
  expect(recorded()).toMatchObject([
    {
      path: '/order/manual',
      body: {
        storeId: 5,
        time: Date.UTC(2026, 0, 15, 14),
        orderItems: [{ productId: 1, quantity: 5, rate: 2 }],
      },
    },
  ]);
  expect(log).toContain('warning It is above the limit.');
});

test('what is short of it is marked on its line, and what is in stock is asked for anew', async () => {
  const { calls, log, recordIt } = await openFilled({
    'POST /order/manual': () =>
      failureResponse(409, 'INSUFFICIENT_STOCK', 'Not enough.', [
        { productId: 1, name: 'Brie', wanted: 5, available: 3, hasWeight: 'No' },
      ]),
  });
  const asked = () => calls.filter(({ path }) => path === '/product').length;
  const before = asked();
  await recordIt();
  await waitFor(() => expect(asked()).toBeGreaterThan(before));
  expect(record().disabled).toBe(true);
  fireEvent.change(screen.getByLabelText('Quantity of Brie'), { target: { value: '3' } });
  await waitFor(() => expect(record().disabled).toBe(false));
  expect(log.filter((each) => each.startsWith('failure'))).toEqual([]);
});

test('another refusal is told, and what was entered stays', async () => {
  const { log, address, recordIt } = await openFilled({
    'POST /order/manual': () => failureResponse(409, 'CONFLICT', 'The store is closed.'),
  });
  await recordIt();
  await waitFor(() => expect(log).toContain('failure The store is closed.'));
  expect(address()).toBe('/in/order/manual');
  expect(screen.getByLabelText<HTMLInputElement>('Quantity of Brie').value).toBe('5');
});

test('pieces that nobody names are the oldest; of those that are named there are as many as the line has', async () => {
  const { choose, chooseStore } = await open({
    'GET /product': { list: [{ ...product(1, 'Brie'), hasWeight: 'Yes' }] },
    'GET /inventory': { list: [1, 2].map((inventoryId) => ({ inventoryId, qrText: `Brie ${inventoryId}` })) },
  });
  await chooseStore('Wok');
  await choose((await screen.findAllByLabelText('Product'))[0]!, 'Brie');
  fireEvent.change(screen.getByLabelText('Quantity of Brie'), { target: { value: '2' } });
  const pieces = screen.getByLabelText('Pieces of Brie');
  const warns = () => pieces.closest('.ant-select-status-warning') !== null;
  expect([warns(), record().disabled]).toEqual([false, false]);
  await choose(pieces, 'Brie 1');
  expect([warns(), record().disabled]).toEqual([true, true]);
  await choose(pieces, 'Brie 2');
  expect([warns(), record().disabled]).toEqual([false, false]);
});
