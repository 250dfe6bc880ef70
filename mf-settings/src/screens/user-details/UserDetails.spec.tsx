import { failureResponse, renderScreen, type ScreenSettings } from '@depot/web-testing';
import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { manifest } from '../../manifest.js';
import { UserDetails } from './UserDetails.js';

const named = { id: 1, name: 'Dry' };
const product = (productId: number, secondaryName: string, own = {}) => ({
  productId,
  secondaryName,
  tertiaryName: '',
  description: '',
  code: '',
  gtin: '',
  brand: null,
  picture: '',
  hasWeight: 'No',
  availableQty: 50,
  totalWeight: 0,
  price: 2,
  wholesalePrice: 1.5,
  disabled: false,
  subWarehouse: named,
  category: named,
  subCategory: named,
  ...own,
});

async function open(settings: ScreenSettings = {}) {
  const page = await renderScreen(<UserDetails />, {
    at: '/in/settings/user/details?userId=5',
    texts: { 'mf-settings': manifest.locales },
    ...settings,
    response: {
      'GET /user': { obj: { id: 5, name: 'Wok', role: 'STORE' }, list: [] },
      'GET /product': { list: [product(1, 'Chai'), product(2, 'Feta'), product(3, 'Brie')] },
      // 9 is sold no more
      'GET /user-product/product-ids': { list: [1, 9], version: 'v1' },
      ...settings.response,
    },
  });
  await screen.findByText('Feta');
  const sent = () => page.calls.filter(({ method }) => method !== 'GET').map(({ body }) => body);
  return { ...page, sent };
}
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const update = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Update' });

it('saves what a store sees with the version that it began with; what is sold no more stays', async () => {
  const { user, sent, log } = await open({ response: { 'PUT /user-product/user': {} } });
  expect([box('Chai').checked, box('Feta').checked, update().disabled]).toEqual([true, false, true]);
  expect(screen.getByText('1 of 3 products selected')).toBeTruthy();
  await user.click(box('Feta'));
  await user.click(box('Chai'));
  await user.click(update());
  await waitFor(() => expect(log).toContain('success Products of the store updated.'));
  expect(sent()).toEqual([{ userId: 5, productIds: [9, 2], version: 'v1' }]);
});

it('asks before it saves over what somebody else has chosen', async () => {
  const stale = ({ body }: { body: unknown }) =>
    (body as { version?: string }).version === undefined ? {} : failureResponse(409, 'STALE', 'Changed meanwhile.');
  const { user, sent } = await open({
    response: { 'PUT /user-product/user': stale },
  });
  await user.click(box('Feta'));
  await user.click(update());
  await user.click(await screen.findByRole('button', { name: 'Save mine' }));
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[1]).toEqual({ userId: 5, productIds: [1, 9, 2] });
});

it('chooses all or none of what the filter shows, and nothing that it hides', async () => {
  const { user, sent } = await open({ response: { 'PUT /user-product/user': {} } });
  await user.type(screen.getByLabelText('Filter by name, code or GTIN'), 'e');
  await waitFor(() => expect(screen.queryByText('Chai')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Select all' }));
  await user.click(update());
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).toMatchObject({ productIds: [1, 9, 2, 3] });
  await waitFor(() => expect(update().disabled).toBe(true));
  await user.click(box('Feta'));
  expect(update().disabled).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Select none' }));
  expect(update().disabled).toBe(true); // products hidden by the filter stay selected
});

it('says which product has the name of one that is chosen, and does not choose it', async () => {
  const { user, log } = await open({
    response: { 'GET /product': { list: [product(1, 'Chai'), product(2, 'Feta'), product(4, 'Chai', { code: 'B' })] } },
  });
  await user.click(screen.getAllByRole('checkbox', { name: 'Chai' })[1]!);
  expect(log).toContain('warning Can not select duplicate "Chai"!');
  expect(update().disabled).toBe(true);
});

it('only shows it in view-only mode', async () => {
  await open({ claims: { r: 'WAREHOUSE_ADMIN', v: 'true' } });
  expect(box('Feta').disabled).toBe(true);
  expect(screen.queryByRole('button', { name: 'Update' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Select all' })).toBeNull();
});

it('offers to choose all or none only once it is known what the store sees', async () => {
  let arrive: (answer: object) => void = () => undefined;
  const late = new Promise<object>((resolve) => (arrive = resolve));
  const opening = open({ response: { 'GET /user-product/product-ids': () => late } });
  const all = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Select all' });
  await waitFor(() => expect(all().disabled).toBe(true));
  arrive({ list: [1, 2], version: 'v1' });
  const { user, sent } = await opening;
  expect(screen.getByText('2 of 3 products selected')).toBeTruthy();
  await user.click(all());
  await user.click(update());
  await waitFor(() => expect(sent()).toEqual([{ userId: 5, productIds: [1, 2, 3], version: 'v1' }]));
});
