import { forgetListAddresses, useAddressState } from '@depot/router';
import { askedAgain, failureResponse, NetworkBack, renderScreen, type Responses } from '@depot/web-testing';
import { afterEach, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { manifest } from '../../manifest.js';
import { ProductEdit } from './ProductEdit.js';

const place = {
  subWarehouse: { id: 1, name: 'Cold' },
  category: { id: 2, name: 'Cheese' },
  subCategory: { id: 3, name: 'Hard' },
};
const product = {
  productId: 7,
  secondaryName: 'Manchego',
  tertiaryName: '',
  ...place,
  brand: null,
  price: 10,
  wholesalePrice: 8,
  hasWeight: 'Yes',
  description: '',
  reorderPoint: null,
  location: '',
  gtin: '',
  code: '',
  reserved: 0,
  totalWeight: 0,
  availableQty: 0,
  disabled: false,
  version: 4,
};

const page = (
  <>
    <ProductEdit />
    <NetworkBack />
  </>
);
const open = (response: Responses = {}, claims = {}) =>
  renderScreen(page, {
    at: '/in/settings/product/edit?id=7&page=3',
    texts: { 'mf-settings': manifest.locales },
    claims,
    response: {
      'GET /product': ({ query }) => (query.has('id') ? { obj: product } : { list: [product] }),
      'GET /product/alt-ids': { list: [] },
      'GET /user-product/store-ids': { list: [20], version: 'a1' },
      'GET /warehouse': { list: [{ id: 1, name: 'Cold', categories: [] }] },
      'GET /category': {
        list: [{ ...place.category, subWarehouse: place.subWarehouse, subCategories: [place.subCategory] }],
      },
      'GET /brand': { list: [] },
      'GET /user': { list: [{ id: 20, name: 'Wok', role: 'STORE' }] },
      ...response,
    },
  });

afterEach(forgetListAddresses);

const price = () => screen.findByLabelText<HTMLInputElement>('Price');

it('saves with the version it has seen, and goes back to the page it came from', async () => {
  const { user, calls, log, address } = await open({ 'PUT /product': { obj: { ...product, version: 5 } } });
  const name = await screen.findByLabelText('Name');
  await user.type(name, ' old');
  await user.click(screen.getByRole('button', { hidden: true, name: /Save product/ }));
  await waitFor(() => expect(address()).toBe('/in/settings/product?page=3'));
  const sent = calls.find(({ method }) => method === 'PUT')?.body as { product: object };
  expect(sent.product).toMatchObject({ productId: 7, version: 4, secondaryName: 'Manchego old', price: 10 });
  expect(sent).not.toHaveProperty('storeIds'); // the user has not edited them
  expect(log).toContain('success Product updated.');
});

it('goes back to its list as it was left: with its filter, order and page', async () => {
  const left = '/in/settings/product?page=2&filter=man+che&sort=supplier&order=desc';
  const List = () => void useAddressState({});
  (await renderScreen(<List />, { at: left })).unmount();
  const { user, address } = await open();
  await price();
  await user.click(screen.getByRole('button', { hidden: true, name: 'Cancel' }));
  await waitFor(() => expect(address()).toBe(left));
});

it('goes back to the page it came from without saving anything', async () => {
  const { user, calls, address } = await open();
  await price();
  await user.click(screen.getByRole('button', { hidden: true, name: 'Cancel' }));
  await waitFor(() => expect(address()).toBe('/in/settings/product?page=3'));
  expect(calls.filter(({ method }) => method !== 'GET')).toEqual([]);
});

it('offers to change existing invoices after a new price, and names those it has changed', async () => {
  const { user, calls, log, address } = await open({
    'PUT /product': { obj: { ...product, price: 12.5 } },
    'POST /correction/sync-up-invoice-item-rates': {
      list: ['I4'],
      changes: [{ invoiceId: 'I4', storeName: 'Corner', before: 30, after: 37.5 }],
    },
    'PUT /correction/invoice-product-price': { list: ['I4'] },
  });
  await user.clear(await price());
  await user.type(await price(), '12.5');
  await user.click(screen.getByRole('button', { hidden: true, name: /Save product/ }));
  const row = (await screen.findByText('I4')).closest('tr')!;
  expect(
    within(row)
      .getAllByRole('cell', { hidden: true })
      .map((cell) => cell.textContent),
  ).toEqual(['I4', 'Corner', '$30.00', '$37.50', '$7.50']);
  await user.click(await screen.findByRole('button', { hidden: true, name: 'Change 1 invoice' }));
  await waitFor(() => expect(address()).toBe('/in/settings/product?page=3'));
  const preview = calls.find(({ path }) => path.endsWith('sync-up-invoice-item-rates'))?.body;
  expect(preview).toMatchObject({ productIds: [7], storeIds: [20], dryRun: true });
  expect(calls.find(({ path }) => path.endsWith('invoice-product-price'))?.body).toMatchObject({
    productId: 7,
    price: 12.5,
    wholesalePrice: 8,
  });
  expect(log).toContain('alert Invoice price updated for this product. Invoices: I4');
});

it('says why the server refused, at the field as well', async () => {
  const details = [{ path: 'product.secondaryName', message: 'Taken.' }];
  const { user, log } = await open({
    'PUT /product': () => failureResponse(400, 'VALIDATION', 'Please check the marked fields.', details),
  });
  await user.type(await screen.findByLabelText('Name'), 'x');
  await user.click(screen.getByRole('button', { hidden: true, name: /Save product/ }));
  expect(await screen.findByText('Taken.')).toBeTruthy();
  expect(log).toContain('alert Error: Please check the marked fields.');
});

it('asks before it saves over what somebody else has changed, and keeps what was typed', async () => {
  const { user, calls, address } = await open({
    'PUT /product': ({ body }) =>
      (body as { product: { version?: number } }).product.version === undefined
        ? { obj: { ...product, version: 9 } }
        : failureResponse(409, 'STALE', 'Someone else changed this in the meantime.'),
  });
  await user.type(await screen.findByLabelText('Name'), ' old');
  const save = () => user.click(screen.getByRole('button', { hidden: true, name: /Save product/ }));
  await save();
  await user.click(await screen.findByRole('button', { hidden: true, name: 'Keep editing' }));
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Manchego old');
  await save();
  await user.click((await screen.findAllByRole('button', { hidden: true, name: 'Save mine' })).at(-1)!);
  await waitFor(() => expect(address()).toBe('/in/settings/product?page=3'));
  const versions = calls
    .filter(({ method }) => method === 'PUT')
    .map(({ body }) => (body as { product: { version?: number } }).product.version);
  expect(versions).toEqual([4, 4, undefined]);
});

it('only shows the product in view-only mode', async () => {
  await open({}, { r: 'WAREHOUSE_ADMIN', v: 'true' });
  expect((await price()).disabled).toBe(true);
  expect(screen.queryByRole('button', { hidden: true, name: /Save product/ })).toBeNull();
  expect(within(document.body).getByRole('button', { hidden: true, name: 'Back' })).toBeTruthy();
});

it('has further GTINs, of counted goods with the pieces in a case', async () => {
  const cased = { ...product, hasWeight: 'No', gtins: [{ gtin: '14006381333938', quantity: 24 }] };
  const { user, calls } = await open({
    'GET /product': ({ query }) => (query.has('id') ? { obj: cased } : { list: [cased] }),
    'PUT /product': { obj: { ...cased, version: 5 } },
  });
  expect((await screen.findByLabelText<HTMLInputElement>(/^Further GTIN 2/)).value).toBe('14006381333938');
  await user.click(screen.getByRole('button', { hidden: true, name: /Add the GTIN of a case/ }));
  await user.type(await screen.findByLabelText(/^Further GTIN 3/), '96385074');
  const pieces = screen.getAllByLabelText<HTMLInputElement>(/^Pieces in it/);
  expect(pieces.map(({ value }) => value)).toEqual(['24', '']);
  await user.click(screen.getByRole('button', { hidden: true, name: /Save product/ }));
  await waitFor(() => expect(calls.some(({ method }) => method === 'PUT')).toBe(true));
  const sent = calls.find(({ method }) => method === 'PUT')?.body as { product: { gtins: object[] } };
  expect(sent.product.gtins).toEqual([{ gtin: '14006381333938', quantity: 24 }, { gtin: '96385074' }]);
});

it('saves no case whose pieces are no number as one of a single piece', async () => {
  const cased = { ...product, hasWeight: 'No', gtins: [{ gtin: '14006381333938', quantity: 24 }] };
  const { user, calls } = await open({
    'GET /product': ({ query }) => (query.has('id') ? { obj: cased } : { list: [cased] }),
    'PUT /product': { obj: { ...cased, version: 5 } },
  });
  const pieces = await screen.findByLabelText<HTMLInputElement>(/^Pieces in it/);
  await user.clear(pieces);
  await user.type(pieces, '1,000');
  await user.click(screen.getByRole('button', { hidden: true, name: /Save product/ }));
  expect(calls.filter(({ method }) => method === 'PUT')).toEqual([]);
});

it('keeps what is typed where the product cannot be asked for again', async () => {
  const answers: object[] = [{ obj: product }];
  const { user, calls } = await open({
    'GET /product': ({ query }) => {
      if (!query.has('id')) return { list: [product] };
      return answers.shift() ?? failureResponse(500, 'INTERNAL', 'Something broke.');
    },
  });
  const field = await screen.findByLabelText<HTMLInputElement>('Name');
  await user.type(field, ' old');
  await askedAgain(3, () => calls.filter(({ path, query }) => path === '/product' && query.has('id')));
  expect([field.isConnected, field.value]).toEqual([true, 'Manchego old']);
});

it('asks before a changed product is left for another one', async () => {
  const { user, follow, address } = await open();
  await user.type(await screen.findByLabelText('Name'), ' old');
  await follow('/in/settings/product/edit?id=9&page=1'); // as the palette does
  await user.click(await screen.findByRole('button', { name: 'Stay here' }));
  expect(address()).toBe('/in/settings/product/edit?id=7&page=3');
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Manchego old');
});
