import { renderScreen, type ScreenSettings } from '@depot/web-testing';
import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { manifest } from '../../manifest.js';
import { TemplateList } from './TemplateList.js';

const template = (id: number, name: string, standing?: object) => ({
  id,
  name,
  subWarehouseId: 1,
  orderItems: [{ productId: 1, productName: 'Chai', quantity: 2, disabled: false }],
  standing,
});

async function open(settings: ScreenSettings = {}) {
  const page = await renderScreen(<TemplateList />, {
    at: '/in/settings/order-templates',
    claims: { r: 'STORE' },
    texts: { 'mf-settings': manifest.locales },
    ...settings,
    response: {
      'GET /order-template': {
        list: [template(3, 'Weekly', { paused: false }), template(4, 'Feast', { paused: true })],
      },
      'GET /warehouse': { list: [{ id: 1, name: 'Dry', categories: [] }] },
      ...settings.response,
    },
  });
  await screen.findByText('Weekly');
  return page;
}

it('removes a template after a question, and says which of them order by themselves', async () => {
  const { user, calls, log } = await open({ response: { 'DELETE /order-template': {} } });
  expect([screen.getByText('Running'), screen.getByText('Paused')]).toHaveLength(2);
  const removed = () => calls.filter(({ method }) => method === 'DELETE').map(({ query }) => query.get('id'));
  const answer = async (button: string) => {
    await user.click(screen.getByRole('button', { name: 'Delete Feast' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Feast')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: button }));
  };
  await answer('Keep');
  expect(removed()).toEqual([]);
  await answer('Remove template');
  await waitFor(() => expect(log).toContain('success Order template removed.'));
  expect(removed()).toEqual(['4']);
});

it('leads to an order of its products', async () => {
  const { user, address } = await open();
  await user.click(screen.getByRole('button', { name: 'Order now from Feast' }));
  expect(address()).toBe('/in/order/new?template=4');
});

it('changes and orders nothing in view-only mode', async () => {
  await open({ claims: { r: 'STORE', v: 'true' } });
  expect(screen.queryByRole('button', { name: /Order now|Delete|Edit|Add order template/ })).toBeNull();
});
