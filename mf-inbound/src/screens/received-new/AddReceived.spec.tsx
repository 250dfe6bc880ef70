import { failureResponse, renderScreen, type Responses } from '@depot/web-testing';
import { beforeEach, expect, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { manifest } from '../../manifest.js';
import { AddReceived } from './AddReceived.js';

const product = {
  productId: 2,
  secondaryName: 'Chai',
  tertiaryName: '',
  description: '',
  code: '',
  gtin: '',
  brand: null,
  hasWeight: 'No',
  availableQty: 0,
  totalWeight: 0,
  disabled: false,
};
/** Draft with five Chai of a supplier. */
const left = { lines: [{ uuid: 'a', productId: 2, quantity: 5 }], fields: { supplierId: 4 } };

async function show(response: Responses = {}) {
  const page = await renderScreen(<AddReceived />, {
    at: '/in/received/new',
    claims: { tz: 'America/New_York' },
    texts: { [manifest.name]: manifest.locales },
    response: {
      'GET /product': { list: [product] },
      'GET /brand': { list: [{ id: 4, name: 'Farm' }] },
      'GET /warehouse': { list: [] },
      'POST /inventory': { list: [{ inventoryId: 1, qrValue: 'L1', qrText: 'Chai 1' }] },
      ...response,
    },
  });
  const press = (text: string) => fireEvent.click(screen.getByText(text, { selector: 'button span' }));
  const bringIn = async () => {
    await screen.findByLabelText('Quantity, line 1');
    press('Add to the inventory');
    await screen.findAllByText('Are you sure you want to add those inventories?');
    await act(async () => press('Add inventories'));
  };
  const sent = () => page.calls.filter(({ method }) => method === 'POST').map(({ body }) => body as { date: number });
  return { ...page, bringIn, sent };
}

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('add-received-draft', JSON.stringify({ userId: 1, draft: left }));
});

test('goods of today are recorded as of now, with what was chosen, and their draft is gone', async () => {
  const before = Date.now();
  const { bringIn, sent } = await show();
  await bringIn();
  expect(await screen.findByText('Chai 1')).toBeTruthy();
  expect(sent()).toEqual([
    {
      inventoryList: [{ productId: 2, quantity: 5 }],
      date: expect.any(Number),
      needRecord: true,
      supplierId: 4,
      weightsConfirmed: false,
    },
  ]);
  expect(sent()[0]!.date).toBeGreaterThanOrEqual(before);
  expect(sent()[0]!.date).toBeLessThanOrEqual(Date.now());
  expect(localStorage.getItem('add-received-draft')).toBeNull();
});

test('goods of an earlier day came when that day began in the warehouse', async () => {
  const { bringIn, sent } = await show();
  fireEvent.change(await screen.findByLabelText('Date'), { target: { value: '2026-03-09' } });
  await bringIn();
  await screen.findByText('Chai 1');
  expect(sent()[0]?.date).toBe(Date.UTC(2026, 2, 9, 4)); // daylight saving time began the day before
});

test('a refusal is told, and what was entered stays', async () => {
  const { bringIn, log } = await show({
    'POST /inventory': () => failureResponse(409, 'CONFLICT', 'The supplier is gone.'),
  });
  await bringIn();
  await waitFor(() => expect(log).toContain('failure The supplier is gone.'));
  expect(screen.getByLabelText<HTMLInputElement>('Quantity, line 1').value).toBe('5');
  expect(localStorage.getItem('add-received-draft')).not.toBeNull();
});

test('without a network they wait, and are not entered again', async () => {
  const { bringIn, log } = await show({
    'POST /inventory': () => failureResponse(504, 'UNAVAILABLE', 'Nobody answers.'),
  });
  await bringIn();
  await waitFor(() => expect(log.find((each) => each.startsWith('info'))).toBeTruthy());
  expect(screen.getByLabelText<HTMLInputElement>('Quantity, line 1').value).toBe('');
  expect(await screen.findByText(/Goods received, lines: 1/)).toBeTruthy();
  expect(localStorage.getItem('add-received-draft')).toBeNull();
});

test('a day that has not come is said to be wrong', async () => {
  const { sent } = await show();
  const date = await screen.findByLabelText<HTMLInputElement>('Date');
  const year = Number(date.value.slice(0, 4));
  fireEvent.change(date, { target: { value: `${year + 36}-03-04` } });
  const words = 'Goods cannot have come in the future.';
  expect(await screen.findByText(words)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Add to the inventory' }));
  await waitFor(() => expect(screen.getAllByText(words).map(({ role }) => role)).toContain('status'));
  fireEvent.change(date, { target: { value: `${year - 1}-03-04` } });
  await waitFor(() => expect(screen.queryByText(words)).toBeNull());
  expect(sent()).toEqual([]);
});
