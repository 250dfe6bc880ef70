import {
  answerLate,
  failureResponse,
  labelOf,
  pieceOfLabel,
  renderScreen,
  type Responses,
  scannerPaces,
  scanWith,
  shuffled,
} from '@depot/web-testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { CreateReturnRequest, OutboundRequest } from '../api/orders.js';
import { manifest } from '../manifest.js';
import { OrderOutbound } from '../screens/order-outbound/OrderOutbound.js';
import { ReturnNew } from '../screens/return-new/ReturnNew.js';
import { hamId, hamInStock, orderLine, orderOfLines } from './testing/outboundOrder.js';

const tea = 10;
const teaGtin = '04006381333931';
const teaCase = '14006381333938';
const pieces = [1, 2, 3, 4, 5, 6];
const orderOf = (status: string, own: object = {}) =>
  orderOfLines(status, [
    orderLine(1, { productId: hamId, name: 'Ham', hasWeight: 'Yes', weight: 48, ...own }),
    orderLine(2, {
      productId: tea,
      name: 'Tea',
      hasWeight: 'No',
      quantity: 12,
      gtin: teaGtin,
      gtins: [{ gtin: teaCase, quantity: 6 }],
    }),
  ]);
/** Half of the pieces were received after the page opened: their labels are queried. */
const stock: Responses = {
  'GET /inventory': ({ query }) =>
    query.has('qrValue')
      ? { obj: hamInStock(pieceOfLabel(query.get('qrValue'))) }
      : { list: pieces.slice(0, 3).map(hamInStock) },
  'POST /inventory/proposal': { list: [] },
};

const press = (text: string) =>
  fireEvent.click(screen.getByText(text, { selector: 'button span' }).closest('button') as HTMLButtonElement);
const runs = scannerPaces.flatMap((paceMs) => [1, 2].map((seed) => [paceMs, seed] as const));

beforeEach(() => {
  cleanup();
  localStorage.clear();
});

describe('whatever the pace of the scanner, and however answers overtake each other', () => {
  it.each(runs)('what was scanned leaves, each piece once (%d ms, %d)', async (paceMs, seed) => {
    const { calls } = await renderScreen(<OrderOutbound />, {
      at: '/in/order/outbound?orderId=7',
      texts: { [manifest.name]: manifest.locales },
      response: {
        ...stock,
        'GET /order': { obj: orderOf('PROCESSING') },
        'POST /order/outbound': { obj: orderOf('OUTBOUND') },
      },
    });
    await screen.findByText('0 of 6');
    answerLate(seed);
    const codes = [...pieces, 2].map(labelOf);
    for (const code of shuffled([...codes, `01${teaCase}`], seed)) scanWith({ paceMs }, code);
    expect(await screen.findByText('6 of 6')).toBeTruthy();
    expect(await screen.findByText('2 of 2 lines')).toBeTruthy();
    expect(await screen.findByText('Everything is here.')).toBeTruthy();
    press('Submit');
    const sent = () =>
      calls.filter(({ path }) => path === '/order/outbound').map(({ body }) => body as OutboundRequest);
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]?.inventoryList.toSorted()).toEqual(pieces);
    await waitFor(() => expect(Object.keys(localStorage).filter((key) => key.includes('outbound'))).toEqual([]));
  });

  it.each(runs)('what was scanned comes back, each piece once and a case as its pieces (%d ms, %d)', async (...run) => {
    const [paceMs, seed] = run;
    const shipped = { scannedInvIds: pieces, scannedWeights: pieces.map(() => 8) };
    const { calls } = await renderScreen(<ReturnNew />, {
      at: '/in/return/new?orderId=7',
      texts: { [manifest.name]: manifest.locales },
      response: {
        ...stock,
        'GET /order': { obj: orderOf('DONE', shipped) },
        'GET /return': { list: [] },
        'GET /invoice': { list: [] },
        'POST /return': { obj: { id: 1, displayId: 5, invoiceId: 'RI5' } },
      },
    });
    await screen.findByLabelText('Scan or type a label');
    answerLate(seed);
    const codes = [...pieces, 4].map(labelOf);
    for (const code of shuffled([...codes, `01${teaCase}`, `01${teaGtin}`], seed)) scanWith({ paceMs }, code);
    const fields = () => screen.queryAllByLabelText<HTMLInputElement>(/^Return quantity, row/);
    await waitFor(() => expect(screen.getAllByRole('combobox')).toHaveLength(7));
    await waitFor(() => expect(fields().map(({ value }) => value)).toEqual(['7']));
    press('Create return');
    const sent = () =>
      calls.filter(({ path, method }) => path === '/return' && method === 'POST').map(({ body }) => body);
    await waitFor(() => expect(sent()).toHaveLength(1));
    const { items } = sent()[0] as CreateReturnRequest;
    const of = (orderItemId: number) => items.filter((item) => item.orderItemId === orderItemId);
    expect(
      of(1)
        .flatMap(({ inventoryIds = [] }) => inventoryIds)
        .toSorted(),
    ).toEqual(pieces);
    expect(of(2)).toMatchObject([{ returnQty: 7, quantity: 7 }]);
  });
});

it('the piece whose label was scanned leaves, also after a refusal has had the stock read anew', async () => {
  let readings = 0;
  const { calls } = await renderScreen(<OrderOutbound />, {
    at: '/in/order/outbound?orderId=7',
    texts: { [manifest.name]: manifest.locales },
    response: {
      ...stock,
      'GET /inventory': ({ query }) => {
        if (query.has('qrValue')) return { obj: hamInStock(4) };
        readings += 1;
        return { list: readings === 1 ? [hamInStock(3)] : [hamInStock(3), hamInStock(4)] };
      },
      'GET /order': { obj: orderOf('PROCESSING', { quantity: 1 }) },
      'POST /order/outbound': () => failureResponse(409, 'CONFLICT', 'Somebody works on it.'),
    },
  });
  await screen.findByText('0 of 1');
  scanWith({ paceMs: 1 }, labelOf(4));
  await screen.findByText('1 of 1');
  const sent = () =>
    calls.filter(({ path }) => path === '/order/outbound').map(({ body }) => (body as OutboundRequest).inventoryList);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Packed: Tea' }));
  press('Submit');
  await waitFor(() => expect([sent(), readings]).toEqual([[[4]], 2]));
  await waitFor(() => expect(screen.getByText('2 of 2 lines')).toBeTruthy());
  press('Submit');
  await waitFor(() => expect(sent()).toEqual([[4], [4]]));
});

it('a return takes the labels that left on its order where nobody can be asked', async () => {
  const shipped = { scannedInvIds: pieces, scannedWeights: pieces.map(() => 8) };
  await renderScreen(<ReturnNew />, {
    at: '/in/return/new?orderId=7',
    texts: { [manifest.name]: manifest.locales },
    response: {
      'GET /inventory': ({ query }) =>
        query.get('orderId') === '7'
          ? { list: pieces.map(hamInStock) }
          : failureResponse(503, 'INTERNAL', 'No answer.'),
      'GET /order': { obj: orderOf('DONE', shipped) },
      'GET /return': { list: [] },
      'GET /invoice': { list: [] },
    },
  });
  await screen.findByLabelText('Scan or type a label');
  scanWith({ paceMs: 1 }, labelOf(3));
  expect(await screen.findByText('Ham 3 comes back')).toBeTruthy();
});

it('a return counts a serial number once', async () => {
  await renderScreen(<ReturnNew />, {
    at: '/in/return/new?orderId=7',
    texts: { [manifest.name]: manifest.locales },
    response: {
      ...stock,
      'GET /order': { obj: orderOf('DONE') },
      'GET /return': { list: [] },
      'GET /invoice': { list: [] },
    },
  });
  await screen.findByLabelText('Scan or type a label');
  scanWith({ paceMs: 1 }, `01${teaGtin}21A1`);
  expect(await screen.findByText('Tea: 1 comes back')).toBeTruthy();
  scanWith({ paceMs: 1 }, `01${teaGtin}21A1`);
  expect(await screen.findByText('A1 is scanned already.')).toBeTruthy();
  scanWith({ paceMs: 1 }, `01${teaGtin}21A2`);
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Return quantity, row 1').value).toBe('2'));

  // the serial number of a removed row can be scanned again
  fireEvent.click(screen.getByRole('button', { name: 'Remove row 1' }));
  await waitFor(() => expect(screen.queryByLabelText('Return quantity, row 1')).toBeNull());
  scanWith({ paceMs: 1 }, `01${teaGtin}21A1`);
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Return quantity, row 1').value).toBe('1'));
});
