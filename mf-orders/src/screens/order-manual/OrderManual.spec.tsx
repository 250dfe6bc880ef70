import { renderScreen } from '@depot/web-testing';
import { expect, test } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { manifest } from '../../manifest.js';
import { OrderManual } from './OrderManual.js';

const named = { id: 1, name: 'Dairy' };
const product = (productId: number, secondaryName: string) => ({
  ...{ productId, secondaryName, tertiaryName: '', description: '', code: '', gtin: '', brand: null, picture: '' },
  ...{ hasWeight: 'No', availableQty: 50, totalWeight: 0, price: 2, wholesalePrice: 1.5, disabled: false },
  ...{ subWarehouse: named, category: named, subCategory: named },
});
const store = (id: number, name: string, wholesalePrice: boolean) => ({
  ...{ id, name, wholesalePrice, role: 'STORE', disabled: false },
});

async function open() {
  const shown = await renderScreen(<OrderManual />, {
    at: '/in/order/manual',
    texts: { [manifest.name]: manifest.locales },
    response: {
      'GET /user': { list: [store(5, 'Wok', false), store(6, 'Grand', true)] },
      'GET /product': { list: [product(1, 'Brie'), product(2, 'Feta')] },
      'GET /user-product/product-ids': { list: [1, 2] },
    },
  });
  const choose = async (field: HTMLElement, option: string) => {
    await shown.user.click(field);
    const options = await screen.findAllByText(new RegExp(`^${option}`), {
      selector: '.ant-select-item-option-content',
    });
    await shown.user.click(options.at(-1)!); // lists that were open before stay in the document
  };
  const chooseStore = async (name: string) => choose(await screen.findByLabelText('Choose a store'), name);
  return { ...shown, choose, chooseStore };
}

const rateOf = (name: string) => screen.getByLabelText<HTMLInputElement>(`Rate of ${name}`);
const record = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Record order' });

test('rates that nobody has written are those of the store that is chosen last', async () => {
  const { user, choose, chooseStore } = await open();
  await chooseStore('Wok');
  await choose((await screen.findAllByLabelText('Product'))[0]!, 'Brie');
  await user.click(screen.getByRole('button', { name: /Add line/ }));
  await choose(screen.getAllByLabelText('Product')[1]!, 'Feta');
  fireEvent.change(rateOf('Feta'), { target: { value: '3.10' } });
  expect(rateOf('Brie').value).toBe('2.00');
  await chooseStore('Grand');
  expect([rateOf('Brie').value, rateOf('Feta').value]).toEqual(['1.50', '3.10']);
});

test('it says why an order of a time to come cannot be recorded', async () => {
  const { choose, chooseStore } = await open();
  await chooseStore('Wok');
  await choose((await screen.findAllByLabelText('Product'))[0]!, 'Brie');
  fireEvent.change(screen.getByLabelText('Quantity of Brie'), { target: { value: '2' } });
  expect(record().disabled).toBe(false);
  fireEvent.change(screen.getByLabelText('Date and time'), { target: { value: '2999-01-01T10:00' } });
  expect(record().disabled).toBe(true);
  expect(screen.getByText('An order that is recorded has happened: choose a time that has been.')).toBeTruthy();
});
