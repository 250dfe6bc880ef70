import type { ReorderRow } from '@depot/contracts/inbound';
import { renderScreen } from '@depot/web-testing';
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { manifest } from '../../manifest.js';
import { Reorder } from './Reorder.js';

const rowOf = (productId: number, productName: string, brandId: number): ReorderRow => ({
  ...{ productId, productName, brand: { id: brandId, name: `Supplier ${brandId}` }, hasWeight: 'No' },
  ...{ perDay: 1, available: 0, incoming: 0, leadDays: 7, daysLeft: 0, quantity: 5 },
});
const list = [rowOf(1, 'Chai', 10), rowOf(2, 'Chang', 10), rowOf(3, 'Tofu', 20)];

test('what was taken away stays so under another supplier', async () => {
  const { user, follow, address } = await renderScreen(<Reorder />, {
    at: '/in/delivery-receipt/reorder',
    texts: { [manifest.name]: manifest.locales },
    response: { 'GET /delivery-receipt/proposal': { list } },
  });
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
