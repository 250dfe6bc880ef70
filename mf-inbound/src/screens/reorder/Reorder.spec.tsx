import type { ReorderRow } from '@depot/contracts/inbound';
import { renderScreen } from '@depot/web-testing';
import { expect, test } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { manifest } from '../../manifest.js';
import { Reorder } from './Reorder.js';

const rowOf = (productId: number, productName: string, brandId: number): ReorderRow => ({
  productId,
  productName,
  brand: { id: brandId, name: `Supplier ${brandId}` },
  hasWeight: 'No',
  perDay: 1,
  available: 0,
  incoming: 0,
  leadDays: 7,
  daysLeft: 0,
  quantity: 5,
});
const list = [rowOf(1, 'Chai', 10), rowOf(2, 'Chang', 10), rowOf(3, 'Tofu', 20)];

const open = (rows: ReorderRow[] = list) =>
  renderScreen(<Reorder />, {
    at: '/in/delivery-receipt/reorder',
    texts: { [manifest.name]: manifest.locales },
    response: { 'GET /delivery-receipt/proposal': { list: rows } },
  });
const create = () => screen.getByRole<HTMLButtonElement>('button', { name: /Create delivery receipt/ });

test('what was taken away stays so under another supplier', async () => {
  const { user, follow, address } = await open();
  const boxOf = async (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name });
  await user.click(await boxOf('Chai'));
  await follow('/in/delivery-receipt/reorder?brand=20');
  await user.click(await boxOf('Tofu'));
  await user.click(await boxOf('Tofu'));
  await follow('/in/delivery-receipt/reorder');
  expect((await boxOf('Chai')).checked).toBe(false);
  expect((await boxOf('Chang')).checked).toBe(true);
  await user.click(screen.getByRole('button', { name: /2/ }));
  expect(address()).toContain('items=2x5,3x5');
});

test('an amount that is no number is not ordered as it was proposed', async () => {
  const { user, address } = await open();
  const amount = await screen.findByLabelText('How many of Chai to order');
  fireEvent.change(amount, { target: { value: '1,000' } });
  expect(create().disabled).toBe(true);
  expect(screen.getByText('Enter how many of each to order, as a number.')).toBeTruthy();
  fireEvent.change(amount, { target: { value: '1000' } });
  await user.click(create());
  expect(address()).toContain('items=1x1000,2x5,3x5');
});

test('more boxes than one receipt takes are not announced', async () => {
  await open();
  fireEvent.change(await screen.findByLabelText('How many of Chai to order'), { target: { value: '1991' } });
  expect(create().disabled).toBe(true);
  expect(
    screen.getByText('A receipt can have at most 2000 boxes. Choose one supplier, or fewer of each product.'),
  ).toBeTruthy();
  fireEvent.change(screen.getByLabelText('How many of Chai to order'), { target: { value: '1990' } });
  expect(create().disabled).toBe(false);
});

test('more products than fit into one receipt are not left out without a word', async () => {
  await open(Array.from({ length: 501 }, (_, index) => rowOf(index + 1, `Tea ${index + 1}`, 10)));
  await screen.findByText('A receipt can have at most 500 products. Choose one supplier, or fewer products.');
  expect(create().disabled).toBe(true);
});
