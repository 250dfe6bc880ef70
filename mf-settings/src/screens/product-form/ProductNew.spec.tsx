import { renderScreen, type Responses } from '@depot/web-testing';
import { expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { manifest } from '../../manifest.js';
import { ProductNew } from './ProductNew.js';

const category = {
  id: 2,
  name: 'Cheese',
  subWarehouse: { id: 1, name: 'Cold' },
  subCategories: [{ id: 3, name: 'Hard' }],
};

/** Selects an option of a field, both by name. */
async function choose(user: Awaited<ReturnType<typeof renderScreen>>['user'], field: string, option: string) {
  await user.click(await screen.findByLabelText(field));
  await user.click(await screen.findByText(option, { selector: '.ant-select-item-option-content' }));
}

const made = { productId: 9, secondaryName: 'Manchego', tertiaryName: '' };
const png = () => new File([Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)], 'cheese.png');

/** Form of a new product with all required fields and a picture; `response` adds responses of the server. */
async function filled(picture: File, response: Responses) {
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => undefined;
  const rendered = await renderScreen(<ProductNew />, {
    at: '/in/settings/product/new',
    texts: { 'mf-settings': manifest.locales },
    response: {
      'GET /user': { list: [{ id: 20, name: 'Wok', role: 'STORE', disabled: false }] },
      'GET /product': { list: [] },
      'GET /brand': { list: [] },
      'GET /warehouse': { list: [{ id: 1, name: 'Cold', categories: [] }] },
      'GET /category': { list: [category] },
      ...response,
    },
  });
  const { user, container } = rendered;
  await user.type(await screen.findByLabelText('Name'), 'Manchego');
  fireEvent.change(container.querySelector('input[type=file]')!, { target: { files: [picture] } });
  await screen.findByAltText('Picture of the product');
  await choose(user, 'Warehouse', 'Cold');
  await choose(user, 'Category 1', 'Cheese');
  await choose(user, 'Category 2', 'Hard');
  await user.type(screen.getByLabelText('Price'), '10');
  await choose(user, 'Has Weight', 'No');
  return { ...rendered, create: () => user.click(screen.getByRole('button', { name: /Create product/ })) };
}

it('makes one product, though its picture is still on the way when Create is pressed again', async () => {
  let arrive = (_answer: object): void => undefined;
  const kept = new Promise<object>((resolve) => (arrive = resolve));
  const { create, calls, address } = await filled(png(), {
    'POST /product': { obj: made },
    'PUT /product/picture': () => kept,
  });
  await create();
  await waitFor(() => expect(calls.some(({ path }) => path === '/product/picture')).toBe(true));
  await create();
  arrive({ obj: { ...made, picture: 'k1' } });
  await waitFor(() => expect(address()).toBe('/in/settings/product'));
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

it('makes nothing of a picture that was changed since it was chosen, takes it out and says so', async () => {
  const picture = png();
  const { create, calls, log } = await filled(picture, { 'POST /product': { obj: made } });
  picture.slice = () => Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(new Error('not readable')) });
  await create();
  await waitFor(() => expect(screen.queryByAltText('Picture of the product')).toBeNull());
  expect(log).toEqual(['failure The file was changed or moved since it was chosen. Choose it again.']);
  expect(calls.filter(({ method }) => method !== 'GET')).toEqual([]);
});

it('says that another product has the GTIN, however it is written', async () => {
  const other = { ...made, productId: 4, secondaryName: 'Gouda', gtin: '4006381333931', gtins: [] };
  const { user } = await filled(png(), { 'GET /product': { list: [other] } });
  await user.type(screen.getByLabelText(/^GTIN/), '4 006381-333931');
  expect(await screen.findByText('“Gouda” has this GTIN, too. Scans will ask which one is meant.')).toBeTruthy();
  await user.type(screen.getByLabelText(/^GTIN/), '0');
  await waitFor(() => expect(screen.queryByText(/has this GTIN, too/)).toBeNull());
});
