import { renderScreen } from '@depot/web-testing';
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

/** Chooses what a field offers, by the name of both. */
async function choose(user: Awaited<ReturnType<typeof renderScreen>>['user'], field: string, option: string) {
  await user.click(await screen.findByLabelText(field));
  await user.click(await screen.findByText(option, { selector: '.ant-select-item-option-content' }));
}

it('makes one product, though its picture is still on the way when Create is pressed again', async () => {
  let arrive = (_answer: object): void => undefined;
  const kept = new Promise<object>((resolve) => (arrive = resolve));
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => undefined;
  const made = { productId: 9, secondaryName: 'Manchego', tertiaryName: '' };
  const { user, calls, address, container } = await renderScreen(<ProductNew />, {
    at: '/in/settings/product/new',
    texts: { 'mf-settings': manifest.locales },
    response: {
      'GET /user': { list: [{ id: 20, name: 'Wok', role: 'STORE', disabled: false }] },
      'GET /product': { list: [] },
      'GET /brand': { list: [] },
      'GET /warehouse': { list: [{ id: 1, name: 'Cold', categories: [] }] },
      'GET /category': { list: [category] },
      'POST /product': { obj: made },
      'PUT /product/picture': () => kept,
    },
  });
  await user.type(await screen.findByLabelText('Name'), 'Manchego');
  const png = new File([Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)], 'cheese.png');
  fireEvent.change(container.querySelector('input[type=file]')!, { target: { files: [png] } });
  await screen.findByAltText('Picture of the product');
  await choose(user, 'Warehouse', 'Cold');
  await choose(user, 'Category 1', 'Cheese');
  await choose(user, 'Category 2', 'Hard');
  await user.type(screen.getByLabelText('Price'), '10');
  await choose(user, 'Has Weight', 'No');
  const create = () => user.click(screen.getByRole('button', { name: /Create product/ }));
  await create();
  await waitFor(() => expect(calls.some(({ path }) => path === '/product/picture')).toBe(true));
  await create();
  arrive({ obj: { ...made, picture: 'k1' } });
  await waitFor(() => expect(address()).toBe('/in/settings/product'));
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
});
