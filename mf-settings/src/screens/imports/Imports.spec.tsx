import type { ImportState } from '@depot/contracts/importing';
import { renderScreen } from '@depot/web-testing';
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { manifest } from '../../manifest.js';
import { Imports } from './Imports.js';

const state: ImportState = {
  importId: 3,
  kind: 'products',
  fileName: 'products.csv',
  status: 'REFUSED',
  dryRun: true,
  user: 'Ana',
  time: 0,
  mode: 'add',
  changes: [],
  changeCount: 0,
  done: 0,
  total: 2,
  errorCount: 1,
  ignoredColumns: ['Colour'],
  creates: [],
  errors: [{ line: 2, column: 'Price', message: 'This is no price.' }],
};

/** A file as it is once it was written to, or is gone: its name is still known, and nothing of it can be read. */
function changeOnDisk(file: File): void {
  file.slice = () => Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(new Error('not readable')) });
}

test('a check says that it checks, and opens what it found', async () => {
  const { user, log, container } = await renderScreen(<Imports />, {
    at: '/in/settings/imports',
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

test('goods of a stock file that have expired are named, and are no new places', async () => {
  const creates: ImportState['creates'] = [{ what: 'expired', names: ['Milk · L1 · 2020-01-31'], count: 1 }];
  const checked: ImportState = { ...state, kind: 'stock', status: 'CHECKED', errors: [], errorCount: 0, creates };
  const { user, container } = await renderScreen(<Imports />, {
    at: '/in/settings/imports',
    texts: { [manifest.name]: manifest.locales },
    response: { 'GET /import': { list: [checked] }, 'POST /import/products': { obj: { importId: 3 } } },
  });
  const file = new File(['Product'], 'stock.csv', { type: 'text/csv' });
  await user.upload(container.querySelector<HTMLInputElement>('input[type=file]')!, file);
  await screen.findByRole('button', { name: 'stock.csv' });
  await user.click(screen.getByText('Check only'));
  const outcome = within(await screen.findByRole('status'));
  expect(outcome.getByText('Goods past their expiry date: Milk · L1 · 2020-01-31')).toBeTruthy();
  expect(outcome.queryByText(/The import creates/)).toBeNull();
});

test('notes on rows are told by line, and are no new places', async () => {
  const creates: ImportState['creates'] = [
    { what: 'restoredZeros', names: ['042100005264'], lines: [2], count: 1 },
    { what: 'sharedGtins', names: ['96385074 · Milk'], lines: [7], count: 3 },
  ];
  const checked: ImportState = { ...state, status: 'CHECKED', errors: [], errorCount: 0, creates };
  const { user, container } = await renderScreen(<Imports />, {
    at: '/in/settings/imports',
    texts: { [manifest.name]: manifest.locales },
    response: { 'GET /import': { list: [checked] }, 'POST /import/products': { obj: { importId: 3 } } },
  });
  const file = new File(['Name'], 'products.csv', { type: 'text/csv' });
  await user.upload(container.querySelector<HTMLInputElement>('input[type=file]')!, file);
  await user.click(
    await screen.findByRole('button', { name: 'products.csv' }).then(() => screen.getByText('Check only')),
  );
  const outcome = within(await screen.findByRole('status'));
  expect(outcome.getByText('The zero at the front of these GTINs was restored:')).toBeTruthy();
  expect(outcome.getByText('Line 2: 042100005264')).toBeTruthy();
  expect(outcome.getByText('Line 7: 96385074 · Milk')).toBeTruthy();
  expect(outcome.getByText('… and 2 more rows.')).toBeTruthy();
  expect(outcome.queryByText(/The import creates/)).toBeNull();
});

test('an update says which fields change, before and after', async () => {
  const update: ImportState = {
    ...state,
    status: 'CHECKED',
    mode: 'update',
    errors: [],
    errorCount: 0,
    ignoredColumns: [],
    changeCount: 3,
    changes: [
      { line: 2, name: 'Tea', column: 'Price', before: '12.50', after: '13.00' },
      { line: 2, name: 'Tea', column: 'Location', before: 'A1', after: '' },
    ],
  };
  const { user, calls, container } = await renderScreen(<Imports />, {
    at: '/in/settings/imports',
    texts: { [manifest.name]: manifest.locales },
    response: {
      'GET /import': ({ query }) =>
        query.get('id') === '3' ? { obj: update } : { list: [{ ...update, changes: [] }] },
      'POST /import/products': { obj: { importId: 3 } },
    },
  });
  await user.click(await screen.findByRole('combobox', { name: 'What to do with the rows' }));
  await user.click(await screen.findByText('Update products, add new ones'));
  const file = new File(['Name,Price\r\nTea,13'], 'products.csv', { type: 'text/csv' });
  await user.upload(container.querySelector<HTMLInputElement>('input[type=file]')!, file);
  await screen.findByRole('button', { name: 'products.csv' });
  await user.click(screen.getByText('Check only'));
  const outcome = within(await screen.findByRole('status'));
  expect(await outcome.findByText('Fields that the import changes: 3')).toBeTruthy();
  for (const text of ['Price', '12.50', '13.00', 'Location', 'A1', '(empty)', '… and 1 more.'])
    expect(await outcome.findByText(text)).toBeTruthy();
  const sent = calls.find(({ method }) => method === 'POST');
  expect(sent?.query.get('mode')).toBe('update');
});

test('stores are updated in the same way, and stock is not', async () => {
  const update: ImportState = {
    ...state,
    kind: 'stores',
    status: 'CHECKED',
    mode: 'update',
    errors: [],
    errorCount: 0,
    changeCount: 1,
    changes: [{ line: 2, name: 'Wok', column: 'Credit limit', before: '500.00', after: '750.00' }],
  };
  const { user, calls, container } = await renderScreen(<Imports />, {
    at: '/in/settings/imports',
    texts: { [manifest.name]: manifest.locales },
    response: {
      'GET /import': ({ query }) => (query.get('id') === '3' ? { obj: update } : { list: [update] }),
      'POST /import/stores': { obj: { importId: 3 } },
    },
  });
  const choose = async (kind: string) => {
    await user.click(await screen.findByRole('combobox', { name: 'Content' }));
    await user.click(await screen.findByTitle(kind));
  };
  await choose('Opening stock');
  expect(screen.queryByRole('combobox', { name: 'What to do with the rows' })).toBeNull();
  await choose('Stores');
  await user.click(await screen.findByRole('combobox', { name: 'What to do with the rows' }));
  await user.click(await screen.findByText('Update stores, add new ones'));
  const file = new File(['Name,Credit limit\r\nWok,750'], 'stores.csv', { type: 'text/csv' });
  await user.upload(container.querySelector<HTMLInputElement>('input[type=file]')!, file);
  await screen.findByRole('button', { name: 'stores.csv' });
  await user.click(screen.getByText('Check only'));
  const outcome = within(await screen.findByRole('status'));
  expect(await outcome.findByText('750.00')).toBeTruthy();
  expect(outcome.getAllByText('Store')).not.toHaveLength(0);
  expect(calls.find(({ method }) => method === 'POST')?.query.get('mode')).toBe('update');
});

test('a file that was changed since it was chosen is taken out of the form, and that is said', async () => {
  const { user, log, calls, container } = await renderScreen(<Imports />, {
    at: '/in/settings/imports',
    texts: { [manifest.name]: manifest.locales },
    response: { 'GET /import': { list: [] } },
  });
  const file = new File(['Name,Price\r\nTea,3'], 'products.csv', { type: 'text/csv' });
  await user.upload(container.querySelector<HTMLInputElement>('input[type=file]')!, file);
  await screen.findByRole('button', { name: /products.csv/ });
  changeOnDisk(file);
  await user.click(screen.getByText('Check only'));
  await waitFor(() => expect(screen.queryByRole('button', { name: /products.csv/ })).toBeNull());
  expect(log).toEqual(['failure The file was changed or moved since it was chosen. Choose it again.']);
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
});

test('a file that is gone before it was looked at is not taken, and that is said', async () => {
  const { user, log, container } = await renderScreen(<Imports />, {
    at: '/in/settings/imports',
    texts: { [manifest.name]: manifest.locales },
    response: { 'GET /import': { list: [] } },
  });
  const file = new File(['Name'], 'products.csv', { type: 'text/csv' });
  changeOnDisk(file);
  await user.upload(container.querySelector<HTMLInputElement>('input[type=file]')!, file);
  await waitFor(() =>
    expect(log).toEqual(['failure The file was changed or moved since it was chosen. Choose it again.']),
  );
  expect(screen.queryByRole('button', { name: /products.csv/ })).toBeNull();
});
