import { failureResponse, renderScreen, type Responses } from '@depot/web-testing';
import { beforeEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { manifest } from '../../manifest.js';
import { Accounting } from './Accounting.js';
import { suggestClosedThrough } from './PeriodDialog.js';

const path = '/in/report/accounting';
const days = 'start=1793505600000&end=1795755599999';
const show = (part: string, response: Responses) =>
  renderScreen(<Accounting />, {
    at: `${path}?part=${part}&${days}`,
    texts: { [manifest.name]: manifest.locales },
    response,
  });
const entry = { userId: 7, name: 'Alpha Foods', formattedDay: '11/2/2026', document: 'I12', debit: 0, credit: 0 };
const period = {
  closedThrough: '2026-09-30',
  formattedClosedThrough: '9/30/2026',
  booksFrom: '2000-01-01',
  formattedBooksFrom: '1/1/2000',
  latestClosable: '2026-11-28',
};

beforeEach(cleanup);

test('receipts stand with the sum of each method', async () => {
  const receipt = { userId: 7, name: 'Alpha Foods', formattedDay: '11/2/2026', document: 'P3', method: 'CHECK' };
  const { calls } = await show('', {
    'GET /report/receipts': {
      list: [{ ...receipt, reference: '10442', amount: 5 }],
      totals: [{ method: 'CHECK', amount: 5 }],
    },
  });
  expect(await screen.findByText('10442')).toBeTruthy();
  expect(screen.getAllByText('Check')).toHaveLength(2);
  expect(screen.getAllByText('$5.00')).toHaveLength(2);
  expect(calls[0]!.query.get('from')).toBe('2026-11-01');
  expect(calls[0]!.query.get('to')).toBe('2026-11-26');
});

test('a period without receipts and a failure are said', async () => {
  await show('', { 'GET /report/receipts': { list: [], totals: [] } });
  expect(await screen.findByText('No money came in during this period.')).toBeTruthy();
  cleanup();
  await show('', { 'GET /report/receipts': () => failureResponse(500, 'INTERNAL', 'Out of order.') });
  expect(await screen.findByText('Out of order.')).toBeTruthy();
});

test('the journal is read page by page, forth and back', async () => {
  const pages = (query: URLSearchParams) =>
    query.get('after') === '1'
      ? { list: [{ ...entry, id: 2, account: 'SALES', credit: 20 }], more: false }
      : { list: [{ ...entry, id: 1, account: 'RECEIVABLE', debit: 20 }], more: true };
  const { user } = await show('journal', {
    'GET /accounting/journal': ({ query }) => Response.json(pages(query)),
  });
  expect(await screen.findByText('Accounts receivable')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Later entries' }));
  expect(await screen.findByText('Sales')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Later entries' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Earlier entries' }));
  expect(await screen.findByText('Accounts receivable')).toBeTruthy();
});

test('the trial balance is that of the chosen day', async () => {
  const list = [
    { account: 'RECEIVABLE', debit: 12.5, credit: 0 },
    { account: 'SALES', debit: 0, credit: 12.5 },
  ];
  const { calls } = await show('balance', {
    'GET /accounting/trial-balance': { list, asOf: '', formattedAsOf: '', debit: 12.5, credit: 12.5 },
  });
  expect(await screen.findByText('Accounts receivable')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('As of'), { target: { value: '2026-10-31' } });
  await waitFor(() => expect(calls.at(-1)!.query.get('asOf')).toBe('2026-10-31'));
});

test('a period is closed after a question that says what follows', async () => {
  const { user, calls } = await show('period', {
    'GET /accounting/period': { obj: period },
    'PUT /accounting/period': { obj: { ...period, closedThrough: '2026-10-31' } },
  });
  expect(await screen.findByText('9/30/2026')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Close period' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText(/Nothing dated 10\/31\/2026 or earlier/)).toBeTruthy();
  await user.click(within(dialog).getByRole('button', { name: 'Close period' }));
  await waitFor(() => expect(calls.find(({ method }) => method === 'PUT')).toBeTruthy());
  expect(calls.find(({ method }) => method === 'PUT')!.body).toMatchObject({ closedThrough: '2026-10-31' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('it is reopened with a reason only, and a refusal stays in the dialog', async () => {
  const { user, calls } = await show('period', {
    'GET /accounting/period': { obj: period },
    'PUT /accounting/period': () => failureResponse(403, 'VIEW_ONLY', 'View-only mode.'),
  });
  await user.click(await screen.findByRole('button', { name: 'Reopen' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByLabelText<HTMLInputElement>(/Closed through/).value).toBe('2026-08-31');
  await user.click(within(dialog).getByRole('button', { name: 'Reopen' }));
  expect(await within(dialog).findByText('Say why the period is reopened.')).toBeTruthy();
  expect(calls.some(({ method }) => method === 'PUT')).toBe(false);
  await user.type(within(dialog).getByLabelText('Reason'), 'A late bill');
  await user.click(within(dialog).getByRole('button', { name: 'Reopen' }));
  expect(await within(dialog).findByText('View-only mode.')).toBeTruthy();
  expect(calls.find(({ method }) => method === 'PUT')!.body).toMatchObject({
    closedThrough: '2026-08-31',
    reason: 'A late bill',
  });
});

test('a day that cannot be closed is refused beside its field, and everything is reopened by an empty one', async () => {
  const { user, calls } = await show('period', {
    'GET /accounting/period': { obj: period },
    'PUT /accounting/period': { obj: { ...period, closedThrough: null } },
  });
  await user.click(await screen.findByRole('button', { name: 'Close period' }));
  const closing = await screen.findByRole('dialog');
  for (const day of ['2026-11-29', '2026-09-29']) {
    fireEvent.change(within(closing).getByLabelText('Closed through'), { target: { value: day } });
    await user.click(within(closing).getByRole('button', { name: 'Close period' }));
    expect(await within(closing).findByText('Choose a day from 9/30/2026 to 11/28/2026.')).toBeTruthy();
  }
  expect(calls.some(({ method }) => method === 'PUT')).toBe(false);
  await user.click(within(closing).getByRole('button', { name: 'Leave as it is' }));
  await user.click(screen.getByRole('button', { name: 'Reopen' }));
  const reopening = await screen.findByRole('dialog', { name: 'Reopen a closed period?' });
  fireEvent.change(within(reopening).getByLabelText(/Closed through/), { target: { value: '' } });
  await user.type(within(reopening).getByLabelText('Reason'), 'A wrong year');
  await user.click(within(reopening).getByRole('button', { name: 'Reopen' }));
  await waitFor(() => expect(calls.find(({ method }) => method === 'PUT')).toBeTruthy());
  expect(calls.find(({ method }) => method === 'PUT')!.body).toMatchObject({ closedThrough: null });
});

test('the last month that is over is offered first', () => {
  expect(suggestClosedThrough(period)).toBe('2026-10-31');
  expect(suggestClosedThrough({ ...period, latestClosable: '2026-11-30' })).toBe('2026-11-30');
  expect(suggestClosedThrough({ ...period, closedThrough: '2026-11-05' })).toBe('2026-11-28');
});
