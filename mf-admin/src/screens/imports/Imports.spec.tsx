import type { ImportState } from '@depot/contracts/importing';
import { renderScreen } from '@depot/web-testing';
import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { manifest } from '../../manifest.js';
import { Imports } from './Imports.js';

const state: ImportState = {
  ...{ importId: 3, kind: 'products', fileName: 'products.csv', status: 'REFUSED', dryRun: true, user: 'Ana', time: 0 },
  ...{ done: 0, total: 2, errorCount: 1, ignoredColumns: ['Colour'], creates: [] },
  errors: [{ line: 2, column: 'Price', message: 'This is no price.' }],
};

test('a check says that it checks, and opens what it found', async () => {
  const { user, log, container } = await renderScreen(<Imports />, {
    at: '/in/admin/imports',
    texts: { [manifest.name]: manifest.locales },
    response: {
      'GET /import': ({ query }) => (query.get('id') === '3' ? { obj: state } : { list: [{ ...state, errors: [] }] }),
      'POST /import/products': { obj: { importId: 3 } },
    },
  });
  await screen.findByText('products.csv');
  expect(screen.queryByText('Line 2, Price: This is no price.')).toBeNull();

  const file = new File(['Name,Price\r\nTea,cheap'], 'products.csv', { type: 'text/csv' });
  await user.upload(container.querySelector<HTMLInputElement>('input[type=file]')!, file);
  await user.click(
    await screen.findByRole('button', { name: 'products.csv' }).then(() => screen.getByText('Check only')),
  );
  const outcome = within(await screen.findByRole('status'));
  expect(outcome.getByText('products.csv: Refused, nothing changed')).toBeTruthy();
  expect(await outcome.findByText('Line 2, Price: This is no price.')).toBeTruthy();
  expect(log).toEqual(['success The file is being checked.']);
});
