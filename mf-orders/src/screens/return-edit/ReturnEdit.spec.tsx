import { failureResponse, renderScreen, type Responses } from '@depot/web-testing';
import { beforeEach, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { UpdateReturnRequest } from '../../api/orders.js';
import { manifest } from '../../manifest.js';
import { OutboundBackgroundWidget } from '../../outbound/OutboundBackgroundWidget.js';
import { ReturnEdit } from './ReturnEdit.js';

const tea = { orderItemId: 2, productId: 10, name: 'Tea', hasWeight: 'No', rate: 2, weight: 0 };
const order = {
  ...{ orderId: 7, displayId: 70, version: 1, time: 0, status: 'DONE', storeId: 5, storeName: 'Wok', invoiceIds: [] },
  ...{ paidFull: false, historyOrder: false, total: 24, estimated: false, deliveryDate: null, poNumber: '', note: '' },
  orderItems: [{ ...tea, quantity: 12, amount: 24, notes: '', short: 0, scannedInvIds: [], scannedWeights: [] }],
};
const existing = {
  ...{ id: 4, displayId: 9, orderId: 7, orderDisplayId: 70, invoiceId: 'RI9' },
  ...{ storeName: 'Wok', time: 0, version: 'v1' },
  items: [{ ...tea, returnQty: 2, returnWeight: 0, quantity: 2, inventoryIds: [] }],
};
const base: Responses = {
  'GET /order': { obj: order },
  'GET /return': ({ query }) => (query.has('id') ? { obj: existing } : { list: [existing] }),
  'GET /invoice': { list: [] },
};
const texts = { [manifest.name]: manifest.locales };
const open = (response: Responses, at = '/in/return/edit?id=4') =>
  renderScreen(<ReturnEdit />, { at, texts, response: { ...base, ...response } });

const quantity = () => screen.findByLabelText<HTMLInputElement>('Return quantity, row 1');
const press = (text: string) =>
  fireEvent.click(screen.getByText(text, { selector: 'button span' }).closest('button') as HTMLButtonElement);

beforeEach(() => {
  cleanup();
  localStorage.clear();
});

it('keeps an edit without a network, and opens it again with what was entered where it is refused later', async () => {
  const first = await open({ 'PUT /return': failureResponse(503, 'UNAVAILABLE', 'No connection.') });
  fireEvent.change(await quantity(), { target: { value: '3' } });
  press('Save return');
  await waitFor(() => expect(first.address()).toBe('/in/return'));
  first.unmount();

  const stale = { 'PUT /return': failureResponse(409, 'STALE', 'Li has changed it meanwhile.') };
  const widget = await renderScreen(<OutboundBackgroundWidget />, { at: '/in/order', texts, response: stale });
  expect(await screen.findByText('“Edit of return #9” was not accepted')).toBeTruthy();
  expect(screen.getByText('Li has changed it meanwhile.')).toBeTruthy();
  press('Open again');
  await waitFor(() => expect(widget.address()).toContain('/in/return/edit?id=4&entry='));
  const at = widget.address();
  widget.unmount();

  const again = await open({ 'PUT /return': { obj: { ...existing, version: 'v3' } } }, at);
  expect((await quantity()).value).toBe('3');
  press('Save return');
  await waitFor(() => expect(again.address()).toBe('/in/return'));
  const sent = again.calls.filter(({ method }) => method === 'PUT').map(({ body }) => body as UpdateReturnRequest);
  expect(sent).toMatchObject([{ id: 4, items: [{ orderItemId: 2, returnQty: 3, quantity: 3 }] }]);
  expect(Object.keys(localStorage).filter((key) => key.includes('return'))).toEqual([]);
});
