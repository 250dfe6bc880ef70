import { failureResponse, renderScreen } from '@depot/web-testing';
import { expect, it } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import { manifest } from '../../manifest.js';
import { CategoryPage } from './CategoryPage.js';

it('says at the warehouse of a category why the server refused it', async () => {
  const cheese = { id: 4, name: 'Cheese', subWarehouse: { id: 2, name: 'Cellar' }, subCategories: [], version: 'v1' };
  const gone = 'This warehouse is gone.';
  const { user, calls, log } = await renderScreen(<CategoryPage />, {
    texts: { 'mf-settings': manifest.locales },
    response: {
      'GET /category': { list: [cheese] },
      'GET /warehouse': { list: [{ id: 2, name: 'Cellar', categories: [], version: 'v1' }] },
      'PUT /category': () =>
        failureResponse(400, 'VALIDATION', 'Please check the marked fields.', [
          { path: 'subWarehouse.id', message: gone },
        ]),
    },
  });
  await user.click(await screen.findByRole('button', { hidden: true, name: 'Edit Cheese' }));
  const dialog = within(await screen.findByRole('dialog', { hidden: true }));
  await user.type(dialog.getByLabelText('Name'), 's');
  await user.click(dialog.getByText('Save'));
  await dialog.findByText(gone, { selector: '.ant-form-item-explain-error' });
  expect(dialog.queryByText('Please check the marked fields.')).toBeNull();
  expect(calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({
    name: 'Cheeses',
    subWarehouse: { id: 2 },
  });
  expect(log).toEqual([]);
});

it('tells categories of one name apart by their warehouse, where a category 2 is put into one', async () => {
  const frozen = (id: number, warehouse: string) => ({
    id,
    name: 'Frozen',
    subWarehouse: { id, name: warehouse },
    version: 'v1',
    subCategories: [{ id: 40 + id, name: `Fish ${id}`, version: 'v1' }],
  });
  const { user } = await renderScreen(<CategoryPage />, {
    texts: { 'mf-settings': manifest.locales },
    response: {
      'GET /category': { list: [frozen(1, 'North'), frozen(2, 'East')] },
      'GET /warehouse': { list: [] },
    },
  });
  await user.click(await screen.findByRole('button', { hidden: true, name: 'Add Category 2' }));
  const dialog = within(await screen.findByRole('dialog', { hidden: true }));
  fireEvent.mouseDown(dialog.getByLabelText('Category 1'));
  await screen.findByTitle('North / Frozen');
  expect([...document.querySelectorAll('.ant-select-item-option')].map((option) => option.textContent)).toEqual([
    'East / Frozen',
    'North / Frozen',
  ]);
});
