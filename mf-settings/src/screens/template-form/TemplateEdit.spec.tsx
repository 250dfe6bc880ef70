import { renderScreen } from '@depot/web-testing';
import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { manifest } from '../../manifest.js';
import { TemplateEdit } from './TemplateEdit.js';

const product = { productId: 4711, secondaryName: 'Manchego', tertiaryName: '', disabled: false, code: '' };

it('shows no number for a product whose name is still on its way', async () => {
  let release = (_: object) => {};
  const names = new Promise<object>((resolve) => (release = resolve));
  const { container } = await renderScreen(<TemplateEdit />, {
    at: '/in/settings/order-templates/edit?id=7',
    texts: { 'mf-settings': manifest.locales },
    response: {
      'GET /order-template/query': {
        obj: {
          ...{ id: 7, name: 'Weekly', subWarehouseId: 1, version: 'a1', ofStore: false },
          orderItems: [{ productId: 4711, quantity: 2, productName: 'Manchego', disabled: false }],
        },
      },
      'GET /warehouse': { list: [{ id: 1, name: 'Cold', categories: [] }] },
      'GET /product': () => names,
    },
  });
  await screen.findByRole('combobox', { name: 'Product' });
  expect(container.textContent).not.toContain('4711');
  release({ list: [product] });
  expect(await within(container).findByText(/Manchego/)).toBeTruthy();
});
