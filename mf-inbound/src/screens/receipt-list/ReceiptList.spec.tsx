import { refusals, renderScreen, type ScreenSettings, sendRefused } from '@depot/web-testing';
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { manifest } from '../../manifest.js';
import { ReceiptList } from './ReceiptList.js';

const receipt = (id: number, status: string) => ({
  id,
  displayId: id + 100,
  status,
  estimateArrivalTime: 0,
  createdBy: 'Ana',
  time: 0,
  deliveryReceiptItems: [{ productId: 1, productName: 'Chai', nameOnBox: '', quantity: 3 }],
});

async function open(settings: ScreenSettings = {}) {
  const page = await renderScreen(<ReceiptList />, {
    at: '/in/delivery-receipt',
    texts: { [manifest.name]: manifest.locales },
    ...settings,
    response: {
      'GET /delivery-receipt': { list: [receipt(2, 'NEW'), receipt(1, 'COMPLETED')] },
      ...settings.response,
    },
  });
  await screen.findByText('102');
  const cancelled = () => page.calls.filter(({ method }) => method !== 'GET');
  const answer = async (button: string) => {
    await page.user.click(screen.getByRole('button', { name: 'More for delivery receipt #102' }));
    await page.user.click((await screen.findAllByRole('menuitem', { name: 'Cancel receipt' })).at(-1)!);
    const dialog = within(await screen.findByRole('dialog'));
    await page.user.click(dialog.getByRole('button', { name: button }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };
  return { ...page, cancelled, answer };
}

test('a receipt that waits is called off after a question, and then the list is asked for anew', async () => {
  const { answer, cancelled, calls, log } = await open({
    response: { 'DELETE /delivery-receipt': { message: 'Cancelled.' } },
  });
  await answer('Keep receipt');
  expect(cancelled()).toEqual([]);
  await answer('Cancel receipt');
  await waitFor(() => expect(log).toContain('success Cancelled.'));
  expect(cancelled().map(({ query }) => query.toString())).toEqual(['id=2']);
  await waitFor(() => expect(calls.filter(({ method }) => method === 'GET').length).toBeGreaterThan(1));
});

test.each(refusals)('a cancellation that is $name is told, and can be tried again', async (refusal) => {
  let page: Awaited<ReturnType<typeof open>>;
  const [first, second] = await sendRefused(
    {
      open: async (response) => (page = await open({ response })),
      command: 'DELETE /delivery-receipt',
      accepted: { message: 'Cancelled.' },
      send: () => page.answer('Cancel receipt'),
    },
    refusal,
  );
  expect([first, second]).toEqual([first, first]);
  await waitFor(() => expect(page.log.filter((each) => each.startsWith('success'))).toEqual(['success Cancelled.']));
});

test('one that has come in is neither received again nor called off', async () => {
  const { user, address } = await open();
  expect(screen.getAllByRole('button', { name: 'Inbound' })).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'More for delivery receipt #101' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Inbound' }));
  expect(address()).toBe('/in/inbound?deliveryReceiptId=2');
});

test('in view-only mode nothing of it is offered', async () => {
  await open({ claims: { r: 'WAREHOUSE_ADMIN', v: 'true' } });
  expect(screen.queryByRole('button', { name: 'Inbound' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^More for delivery receipt/ })).toBeNull();
});
