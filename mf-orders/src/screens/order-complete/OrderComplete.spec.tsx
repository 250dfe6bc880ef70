import { failureResponse, renderScreen, type ScreenSettings } from '@depot/web-testing';
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { manifest } from '../../manifest.js';
import { OrderComplete } from './OrderComplete.js';

const order = {
  orderId: 107,
  displayId: 7,
  version: 4,
  time: 0,
  status: 'OUTBOUND',
  storeId: 5,
  storeName: 'Wok',
  invoiceIds: [],
  paidFull: false,
  historyOrder: true,
  total: 8,
  estimated: false,
  deliveryDate: null,
  poNumber: '',
  note: '',
  orderItems: [],
};

async function show(settings: ScreenSettings = {}) {
  const page = await renderScreen(<OrderComplete />, {
    at: '/in/order/complete?orderId=107&currentPage=2',
    texts: { [manifest.name]: manifest.locales },
    claims: { r: 'STORE' },
    ...settings,
    response: { 'GET /order': { obj: order }, ...settings.response },
  });
  const answer = async (button: string) => {
    await page.user.click(await screen.findByRole('button', { name: 'Confirm' }));
    const dialog = within(await screen.findByRole('dialog'));
    await page.user.click(dialog.getByRole('button', { name: button }));
  };
  const confirmed = () => page.calls.filter(({ method }) => method === 'POST');
  return { ...page, answer, confirmed };
}

test('a store confirms what was delivered after a question, once, and is back at its orders', async () => {
  const { answer, confirmed, log, address } = await show({
    response: { 'POST /order/confirm': { obj: { ...order, status: 'DONE' } } },
  });
  await answer('Not yet');
  expect(confirmed()).toEqual([]);
  await answer('Confirm');
  await waitFor(() => expect(address()).toBe('/in/order?page=2'));
  expect(confirmed()).toMatchObject([{ path: '/order/confirm', body: { orderId: 107 } }]);
  expect(log).toContain('success Order #7 is done.');
});

test('a refusal is told, and nothing is said to be done', async () => {
  const { answer, log, address } = await show({
    response: { 'POST /order/confirm': () => failureResponse(409, 'CONFLICT', 'It is cancelled.') },
  });
  await answer('Confirm');
  await waitFor(() => expect(log).toContain('failure It is cancelled.'));
  expect(log.filter((each) => each.startsWith('success'))).toEqual([]);
  expect(address()).toBe('/in/order/complete?orderId=107&currentPage=2');
});

test.each<[string, ScreenSettings]>([
  ['has not left', { response: { 'GET /order': { obj: { ...order, status: 'PROCESSING' } } } }],
  ['only reads', { claims: { r: 'READ_ONLY_STORE' } }],
  ['may change nothing for now', { claims: { r: 'STORE', v: 'true' } }],
])('the page is not for an order, or a person, that %s', async (_why, settings) => {
  const { address } = await show(settings);
  await waitFor(() => expect(address()).toBe('/in/order?page=2'));
});

test('in Chinese the page, its button and the question speak of receiving', async () => {
  const { user } = await show({ language: 'cn' });
  await user.click(await screen.findByRole('button', { name: '确认收货' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getAllByText('确定已收到此订单的商品吗？').length).toBeGreaterThan(0);
  expect(dialog.getByRole('button', { name: '确认收货' })).toBeTruthy();
});
