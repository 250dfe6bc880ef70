import { boxAlongTheWay, failureResponse, renderScreen, type Responses } from '@depot/web-testing';
import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { manifest } from '../../manifest.js';
import { ProductList } from './ProductList.js';

const named = (name: string) => ({ id: 1, name });
const product = (productId: number, secondaryName: string, more = {}) => ({
  productId,
  secondaryName,
  tertiaryName: '',
  subWarehouse: named('Cold'),
  category: named('Cheese'),
  subCategory: named('Hard'),
  brand: null,
  price: 10,
  wholesalePrice: 8,
  hasWeight: 'No',
  description: '',
  reorderPoint: null,
  location: '',
  gtin: '',
  code: '',
  disabled: false,
  ...more,
});

const open = (at: string, response: Responses = {}, claims = {}) =>
  renderScreen(<ProductList />, {
    at: `/in/settings/product${at}`,
    texts: { 'mf-settings': manifest.locales },
    claims,
    response: {
      'GET /product': {
        list: [product(1, 'Brie', { brand: named('Zeta') }), product(2, 'Ham', { disabled: true }), product(3, 'Ale')],
      },
      ...response,
    },
  });
const rows = () => [...document.querySelectorAll('tr[data-row-key] td:first-child')].map((cell) => cell.textContent);

it('shows disabled products too, in the order that the address asks for', async () => {
  const { calls } = await open('?sort=supplier&order=desc');
  await waitFor(() => expect(rows()).toEqual(['Brie', 'Ale', 'Ham']));
  expect(calls[0]?.query.get('includeDisabled')).toBe('true');
});

it('filters after a pause, in the address', async () => {
  const { user, address } = await open('?page=4');
  await user.type(await screen.findByLabelText('Filter by name, code or GTIN'), 'br');
  await waitFor(() => expect(address()).toBe('/in/settings/product?filter=br'));
  await waitFor(() => expect(rows()).toEqual(['Brie']));
});

it.each(['filter=abc', 'q=abc'])(
  'shows in its box what the address says (%s), and its own link empties it',
  async (query) => {
    const path = '/in/settings/product';
    const at = { open: (to: string) => open(to.slice(path.length)), path, query };
    expect(await boxAlongTheWay({ ...at, box: 'Filter by name, code or GTIN' })).toEqual(['abc', '', '', 'abc']);
  },
);

it('shows the reason in a dialog and the list as it is when a product cannot be deleted', async () => {
  const { user, calls, log } = await open('', {
    'DELETE /product': () => failureResponse(409, 'IN_USE', 'This product is on open orders: #5.'),
  });
  await user.click(await screen.findByRole('button', { hidden: true, name: 'Delete Brie' }));
  await user.click(
    within(await screen.findByRole('dialog', { hidden: true })).getByRole('button', { hidden: true, name: 'Delete' }),
  );
  await waitFor(() => expect(log).toContain('alert This product is on open orders: #5.'));
  await waitFor(() =>
    expect(calls.filter(({ method, path }) => method === 'GET' && path === '/product')).toHaveLength(2),
  );
});

it('enables a product again, and keeps the page for the way back from the form', async () => {
  const { user, calls, log } = await open('', { 'PUT /product/enable': { message: 'Product enabled.' } });
  await user.click(await screen.findByRole('button', { hidden: true, name: 'Enable Ham' }));
  await waitFor(() => expect(log).toContain('success Product enabled.'));
  expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ product: { productId: 2 } });
});

it('hides Add Product and the actions in view-only mode', async () => {
  await open('', {}, { r: 'WAREHOUSE_ADMIN', v: 'true' });
  await waitFor(() => expect(rows()).toHaveLength(3));
  expect(screen.queryByRole('button', { hidden: true, name: /Add Product|Delete|Edit|Enable/ })).toBeNull();
  expect(screen.queryByRole('columnheader', { hidden: true, name: 'Actions' })).toBeNull();
});

const free = { wholesalePrice: 0, version: 5 };
const freeButton = () => screen.findByRole('button', { hidden: true, name: /Free for wholesale/ });

it('gives the chosen products that are free for wholesale customers their price, each with its version', async () => {
  const given = [product(1, 'Brie', free), product(2, 'Ham', { ...free, disabled: true }), product(3, 'Ale', free)];
  const { user, calls, log } = await open('', {
    'GET /product': { list: [...given, product(4, 'Bag', { ...free, price: 0 }), product(5, 'Rum', free)] },
    'PUT /product': { obj: given[0] as object },
  });
  expect((await freeButton()).textContent).toBe('Free for wholesale (3)');
  await user.click(await freeButton());
  const dialog = within(await screen.findByRole('dialog', { hidden: true }));
  const boxes = () => dialog.getAllByRole<HTMLInputElement>('checkbox', { hidden: true });
  expect(boxes().map((box) => box.closest('label')?.textContent)).toEqual([
    'Brie: $10.00',
    'Ale: $10.00',
    'Rum: $10.00',
  ]);
  await user.click(boxes()[1] as HTMLInputElement);
  expect(calls.some(({ method }) => method === 'PUT')).toBe(false);
  await user.click(dialog.getByRole('button', { hidden: true, name: 'Correct 2 prices' }));
  await waitFor(() => expect(log).toContain('success 2 wholesale prices were corrected.'));
  expect(calls.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
    { product: { productId: 1, version: 5, wholesalePrice: null } },
    { product: { productId: 5, version: 5, wholesalePrice: null } },
  ]);
});

it('stops at the product that was changed in the meantime, and reads the list again', async () => {
  const { user, calls, log } = await open('', {
    'GET /product': { list: [product(1, 'Brie', free), product(3, 'Ale', free)] },
    'PUT /product': () => failureResponse(409, 'STALE', 'Li has changed it meanwhile.'),
  });
  await user.click(await freeButton());
  await user.click(await screen.findByRole('button', { hidden: true, name: 'Correct 2 prices' }));
  await waitFor(() => expect(log).toContain('failure Li has changed it meanwhile.'));
  const sent = (method: string) => calls.filter((call) => call.method === method && call.path === '/product');
  await waitFor(() => expect(sent('GET')).toHaveLength(2));
  expect(sent('PUT')).toHaveLength(1);
});

it('offers no correction where nothing is free, and none in view-only mode', async () => {
  const { unmount } = await open('');
  await waitFor(() => expect(rows()).toHaveLength(3));
  expect(screen.queryByText(/Free for wholesale/)).toBeNull();
  unmount();
  await open('', { 'GET /product': { list: [product(1, 'Brie', free)] } }, { r: 'WAREHOUSE_ADMIN', v: 'true' });
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(screen.queryByText(/Free for wholesale/)).toBeNull();
});
