import { failureResponse, renderScreen, type ScreenSettings } from '@depot/web-testing';
import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { manifest } from '../../manifest.js';
import { AddressPage } from './AddressPage.js';

const shipping = {
  type: 'SHIP',
  name: 'Wok',
  address1: '1 Main St',
  address2: '',
  city: 'Albany',
  state: 'NY',
  zipCode: '12207',
  version: 'v1',
};

async function open(settings: ScreenSettings = {}) {
  const page = await renderScreen(<AddressPage />, {
    at: '/in/settings/address',
    claims: { r: 'STORE' },
    texts: { 'mf-settings': manifest.locales },
    ...settings,
    response: { 'GET /client/address': { list: [shipping] }, ...settings.response },
  });
  await screen.findByText('Albany, NY 12207');
  const sent = () => page.calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
  const edit = async (name: string) => {
    await page.user.click(screen.getByRole('button', { name }));
    return within(await screen.findByRole('dialog'));
  };
  return { ...page, sent, edit };
}

it('changes the address that was opened, with the version that was seen, and asks before another is overwritten', async () => {
  const { user, edit, sent, log } = await open({
    response: {
      'PUT /client/address': ({ body }) =>
        (body as { version?: string }).version === undefined ? {} : failureResponse(409, 'STALE', 'Changed meanwhile.'),
    },
  });
  const dialog = await edit('Edit shipping address');
  const street = dialog.getByLabelText('Address');
  await user.clear(street);
  await user.type(street, '2 Main St');
  await user.click(dialog.getByRole('button', { name: 'Save address' }));
  await user.click(await screen.findByRole('button', { name: 'Save mine' }));
  await waitFor(() => expect(log).toContain('success Address updated.'));
  const changed = { type: 'SHIP', name: 'Wok', address1: '2 Main St', city: 'Albany', state: 'NY', zipCode: '12207' };
  expect(sent()).toMatchObject([{ ...changed, version: 'v1' }, { ...changed }]);
  expect(sent()[1]).not.toHaveProperty('version');
});

it('an address that there is not is none of the other, and needs its fields', async () => {
  const { user, edit, sent } = await open();
  expect(screen.getByText('No address yet.')).toBeTruthy();
  const dialog = await edit('Edit billing address');
  expect(dialog.getByLabelText<HTMLInputElement>('City').value).toBe('');
  await user.click(dialog.getByRole('button', { name: 'Save address' }));
  for (const field of ['Name', 'Address', 'City', 'State', 'ZIP code'])
    expect(await dialog.findByText(`${field} is required.`)).toBeTruthy();
  expect(sent()).toEqual([]);
});

it('is only shown to whoever may not change it', async () => {
  await open({ claims: { r: 'STORE', v: 'true' } });
  expect(screen.queryByRole('button', { name: /Edit/ })).toBeNull();
});
