import { failureResponse, refusals, renderScreen, sendRefused } from '@depot/web-testing';
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { manifest } from '../../manifest.js';
import { MismatchProducts } from './MismatchProducts.js';

const mismatch = (productId: number, productName: string) => ({
  productId,
  productName,
  expectedQty: 5,
  actualQty: 4,
  expectedWeight: 0,
  actualWeight: 0,
});

test('a product whose figures contradict each other is repaired after a question, and the lists are asked for anew', async () => {
  let isRepaired = false;
  const { user, calls } = await renderScreen(<MismatchProducts />, {
    at: '/in/admin/mismatch-product',
    texts: { [manifest.name]: manifest.locales },
    response: {
      'GET /admin/quantity-mismatch': () => ({ list: isRepaired ? [] : [mismatch(7, 'Chai')] }),
      'GET /admin/product-mismatch': failureResponse(500, 'INTERNAL', 'Something broke.'),
      'GET /admin/reconcile': { obj: null },
      'POST /admin/mismatch/repair': () => {
        isRepaired = true;
        return { obj: {} };
      },
    },
  });
  const repaired = () => calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
  const answer = async (button: string) => {
    await user.click(await screen.findByRole('button', { name: 'Repair' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: button }));
  };
  // a failed comparison must not show that everything adds up
  expect(await screen.findByText('Something broke.')).toBeTruthy();
  expect(screen.queryByText('Everything adds up.')).toBeNull();
  await answer('Cancel');
  expect(repaired()).toEqual([]);
  await answer('Repair');
  expect(await screen.findByText('Everything adds up.')).toBeTruthy();
  await waitFor(() => expect(repaired()).toEqual([{ productId: 7 }]));
});

test.each(refusals)('a repair that is $name is told, and can be tried again', async (refusal) => {
  const [first, second] = await sendRefused(
    {
      open: (response) =>
        renderScreen(<MismatchProducts />, {
          at: '/in/admin/mismatch-product',
          texts: { [manifest.name]: manifest.locales },
          response: {
            'GET /admin/quantity-mismatch': { list: [mismatch(7, 'Chai')] },
            'GET /admin/product-mismatch': { list: [] },
            'GET /admin/reconcile': { obj: null },
            ...response,
          },
        }),
      command: 'POST /admin/mismatch/repair',
      accepted: { obj: {} },
      send: async ({ user }) => {
        await user.click(await screen.findByRole('button', { name: 'Repair' }));
        await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Repair' }));
        await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      },
    },
    refusal,
  );
  expect([first, second]).toEqual([first, first]);
});
