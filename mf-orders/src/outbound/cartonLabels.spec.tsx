import { renderScreen, type Responses, scanWith } from '@depot/web-testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import type { CreateReturnRequest } from '../api/orders.js';
import { manifest } from '../manifest.js';
import { OrderOutbound } from '../screens/order-outbound/OrderOutbound.js';
import { ReturnNew } from '../screens/return-new/ReturnNew.js';
import { hamId, hamInStock, orderLine, orderOfLines } from './testing/outboundOrder.js';

const [tea, mint] = [10, 11];
const [hamGtin, leafGtin] = ['09506000134352', '04006381333931'];
const which = `Several products have the GTIN ${leafGtin}. Which one is this?`;
const orderOf = (status: string) =>
  orderOfLines(status, [
    orderLine(1, { productId: hamId, name: 'Ham', hasWeight: 'Yes', quantity: 2, weight: 16, gtin: hamGtin }),
    orderLine(2, { productId: tea, name: 'Tea', hasWeight: 'No', gtin: leafGtin }),
    orderLine(3, { productId: mint, name: 'Mint', hasWeight: 'No', gtin: leafGtin }),
  ]);
const stock: Responses = {
  'GET /inventory': { list: [1, 2].map(hamInStock) },
  'POST /inventory/proposal': { list: [] },
};
const texts = { [manifest.name]: manifest.locales };
const scan = (code: string) => scanWith({ paceMs: 1 }, code);

beforeEach(() => {
  cleanup();
  localStorage.clear();
});

describe('outbound', () => {
  const open = async () => {
    const page = await renderScreen(<OrderOutbound />, {
      at: '/in/order/outbound?orderId=7',
      texts,
      response: { ...stock, 'GET /order': { obj: orderOf('PROCESSING') } },
    });
    await screen.findAllByText('0 of 2');
    return page;
  };

  it('asks which of two products with one GTIN it is, and takes the line that is still open from then on', async () => {
    const { user } = await open();
    scan(`01${leafGtin}`);
    expect(await screen.findByText(which)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Mint' }));
    expect(await screen.findByText('Mint is packed.')).toBeTruthy();
    scan(`01${leafGtin}`);
    expect(await screen.findByText('Tea is packed.')).toBeTruthy();
  });

  it('puts a weight and an item number of one carton together, in either order, and neither fills a line alone', async () => {
    await open();
    scan('3202000800');
    expect(await screen.findByText(/^Half scanned: .*Now scan the barcode with the item number/)).toBeTruthy();
    expect(screen.getAllByText('0 of 2').length).toBeGreaterThan(0);
    scan(`01${hamGtin}`);
    expect(await screen.findAllByText('1 of 2')).not.toHaveLength(0);
    scan(`01${hamGtin}`);
    expect(await screen.findByText('Ham: now scan or type its weight.')).toBeTruthy();
    scan('3202000800');
    expect(await screen.findAllByText('2 of 2')).not.toHaveLength(0);
  });
});

describe('a return', () => {
  const open = async () => {
    const page = await renderScreen(<ReturnNew />, {
      at: '/in/return/new?orderId=7',
      texts,
      response: {
        ...stock,
        'GET /order': { obj: orderOf('DONE') },
        'GET /return': { list: [] },
        'GET /invoice': { list: [] },
        'POST /return': { obj: { id: 1, displayId: 5, invoiceId: 'RI5' } },
      },
    });
    await screen.findByLabelText('Scan or type a label');
    return page;
  };

  it('asks which of two products with one GTIN came back, and counts up that one from then on', async () => {
    const { user, calls } = await open();
    scan(`01${leafGtin}`);
    expect(await screen.findByText(which)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Mint' }));
    expect(await screen.findByText('Mint: 1 comes back')).toBeTruthy();
    scan(`01${leafGtin}`);
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Return quantity, row 1').value).toBe('2'));
    await user.click(screen.getByRole('button', { name: 'Create return' }));
    const sent = () => calls.filter(({ path, method }) => path === '/return' && method === 'POST');
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect((sent()[0]?.body as CreateReturnRequest).items).toMatchObject([{ productId: mint, returnQty: 2 }]);
  });

  it('takes the lot and the item number of one carton as one piece, in either order', async () => {
    const { user } = await open();
    const counted = () => screen.getByLabelText<HTMLInputElement>('Return quantity, row 1').value;
    scan('10LOT7');
    expect(await screen.findByText(/^Half scanned: .*Now scan the barcode with the item number/)).toBeTruthy();
    scan(`01${leafGtin}`);
    expect(await screen.findByText(which)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Tea' }));
    await waitFor(() => expect(counted()).toBe('1'));
    scan(`01${leafGtin}`);
    await waitFor(() => expect(counted()).toBe('2'));
    scan('10LOT8');
    expect(await screen.findByText('Tea: another barcode of the same carton; nothing more to enter.')).toBeTruthy();
    expect(counted()).toBe('2');
  });
});
