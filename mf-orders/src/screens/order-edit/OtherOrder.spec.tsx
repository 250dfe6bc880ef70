import type { Order } from '@depot/contracts/orders';
import { renderScreen } from '@depot/web-testing';
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { manifest } from '../../manifest.js';
import { OrderEdit } from './OrderEdit.js';

const item = {
  orderItemId: 1,
  productId: 1,
  name: 'Chai',
  hasWeight: 'No' as const,
  quantity: 4,
  weight: 0,
  rate: 2,
  amount: 8,
  notes: '',
  short: 0,
  scannedInvIds: [],
  scannedWeights: [],
};
const order: Order = {
  orderId: 107,
  displayId: 7,
  version: 4,
  time: Date.UTC(2026, 2, 7, 15),
  status: 'PENDING',
  storeId: 5,
  storeName: 'Island Trading',
  invoiceIds: [],
  paidFull: false,
  historyOrder: false,
  total: 8,
  estimated: false,
  deliveryDate: null,
  poNumber: '',
  note: '',
  orderItems: [item],
};
const other: Order = {
  ...order,
  orderId: 108,
  displayId: 8,
  version: 1,
  storeId: 6,
  storeName: 'Other Store',
  orderItems: [{ ...item, orderItemId: 9, productId: 2, name: 'Ice', quantity: 1 }],
};
const productOf = (productId: number, secondaryName: string) => ({
  productId,
  name: secondaryName,
  hasWeight: 'No' as const,
  secondaryName,
  tertiaryName: '',
  price: 2,
  wholesalePrice: 2,
  availableQty: 9,
  disabled: false,
  version: 1,
  totalWeight: 0,
  reserved: 0,
  subWarehouse: { id: 1, name: 'Dry' },
  category: { id: 2, name: 'Tea' },
  subCategory: { id: 3, name: 'Black' },
  brand: null,
  description: '',
  reorderPoint: null,
  location: '',
  gtin: '',
  code: '',
});

const show = () =>
  renderScreen(<OrderEdit />, {
    at: '/in/order/edit?id=107',
    texts: { [manifest.name]: manifest.locales },
    response: {
      'GET /order': ({ query }) => ({ obj: query.get('orderId') === '108' ? other : order }),
      'GET /product': { list: [productOf(1, 'Chai'), productOf(2, 'Ice')] },
      'GET /user-product/product-ids': { list: [1, 2] },
      'GET /user': { list: [] },
      'GET /order/returns': { list: [] },
    },
  });
const note = () => screen.findByLabelText<HTMLTextAreaElement>(/^Note/, { selector: 'textarea' });

test('what was written in one order does not turn up in the next one, of another store', async () => {
  const { user, follow, address } = await show();
  await user.type(await note(), 'Ring twice.');
  const quantity = screen.getByLabelText('Quantity of Chai');
  await user.clear(quantity);
  await user.type(quantity, '7');
  await follow('/in/order/edit?id=108'); // as the palette or the back button does
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  expect(address()).toBe('/in/order/edit?id=108');
  await screen.findByLabelText('Quantity of Ice');
  expect(screen.queryByLabelText('Quantity of Chai')).toBeNull();
  expect((await note()).value).toBe('');
  const save = await screen.findByRole<HTMLButtonElement>('button', { name: 'Save order', hidden: true });
  expect(save.disabled).toBe(true);
});
