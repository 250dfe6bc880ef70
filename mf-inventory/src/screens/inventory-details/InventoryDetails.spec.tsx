import type { SessionClaims } from '@depot/contracts/session';
import { failureResponse, renderScreen, type Responses } from '@depot/web-testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { manifest } from '../../manifest.js';
import { InventoryDetails } from './InventoryDetails.js';

const unit = {
  inventoryId: 71,
  productId: 7,
  productName: 'Manchego',
  hasWeight: 'Yes',
  weight: 12.3,
  quantity: 1,
  qrValue: 'K7M2Q9ZX4T01234A',
  qrText: 'Manchego 12.30 lb',
  status: 'IN_STOCK',
  receivedDate: Date.UTC(2026, 2, 7, 12),
  expiry: '2027-08-31',
};
const named = { id: 1, name: 'Chillers' };
const product = {
  productId: 7,
  secondaryName: 'Manchego',
  tertiaryName: '',
  hasWeight: 'Yes',
  totalWeight: 12.3,
  availableQty: 1,
  location: 'A-1',
  subWarehouse: named,
};
const base: Responses = { 'GET /inventory': { list: [unit] }, 'GET /product': { obj: product } };
const open = (
  response: Responses = {},
  claims: Partial<SessionClaims> = {},
  at = '/in/inventory/details?pid=7&weight=Yes',
) =>
  renderScreen(<InventoryDetails />, {
    response: { ...base, ...response },
    claims,
    at,
    texts: { [manifest.name]: manifest.locales },
  });
const press = (text: string) => fireEvent.click(screen.getByText(text, { selector: 'button span' }));

beforeEach(() => cleanup());

/** Removing is in the menu of a row, apart from what is pressed every day. */
async function chooseRemove(): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name: /^More for/ }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Remove' }));
}

describe('pieces and lots', () => {
  it('are listed with weight, received date and expiry', async () => {
    const { calls } = await open();
    await screen.findByText('K7M2Q9ZX4T01234A');
    expect(screen.getByText('3/7/2026')).toBeTruthy();
    expect(screen.getByText('8/31/2027')).toBeTruthy();
    expect(calls.find(({ path }) => path === '/inventory')?.query.toString()).toBe('productId=7&available=true');
  });

  it('are shown alone where one was scanned, though it has left, with a way to all others', async () => {
    const other = { ...unit, inventoryId: 72, qrValue: 'ANOTHERPIECE0001', status: 'SHIPPED' };
    const answer: Responses = {
      // of the many that have left, the list no longer names it
      'GET /inventory': ({ query }) => (query.get('id') === '72' ? { obj: other } : { list: [unit] }),
    };
    const { calls, follow } = await open(answer, {}, '/in/inventory/details?pid=7&unit=72');
    await screen.findByText('ANOTHERPIECE0001');
    expect(screen.getByText('Shipped')).toBeTruthy();
    expect(screen.queryByText('K7M2Q9ZX4T01234A')).toBeNull();
    expect(calls.filter(({ path }) => path === '/inventory').map(({ query }) => query.toString())).toEqual(['id=72']);
    const others = screen.getByRole('link', { name: 'Show all of this product' });
    await follow(others.getAttribute('href') ?? '');
    await screen.findByText('K7M2Q9ZX4T01234A');
  });

  it('of another product are not shown as this one’s, and it says where there is none', async () => {
    const at = '/in/inventory/details?pid=7&unit=72';
    await open({ 'GET /inventory': { obj: { ...unit, productId: 8 } } }, {}, at);
    await screen.findByText('Nothing of this product is in stock.');
    cleanup();
    await open({ 'GET /inventory': failureResponse(404, 'NOT_FOUND', 'There is no such label.') }, {}, at);
    await screen.findByText('There is no such label.');
  });

  it('are removed only with a reason', async () => {
    const { calls, log } = await open({ 'DELETE /inventory': { message: 'Inventory removed.' } });
    await screen.findByText('K7M2Q9ZX4T01234A');
    await chooseRemove();
    await screen.findAllByText('Do you want to remove Manchego 12.30 lb?');
    press('Remove from stock');
    await screen.findByText('Say why: it is kept in the history.');
    expect(calls.some(({ method }) => method === 'DELETE')).toBe(false);
    fireEvent.change(screen.getByLabelText('Reason'), { target: { value: 'Spoilt' } });
    press('Remove from stock');
    await waitFor(() => expect(log).toContain('success Removed from stock.'));
    expect(calls.find(({ method }) => method === 'DELETE')?.query.toString()).toBe(
      'id=71&reason=Spoilt&seenWeight=12.3',
    );
  });

  it('are weighed again; a refusal stays in sight', async () => {
    const { calls } = await open({ 'PUT /inventory': failureResponse(409, 'INSUFFICIENT_STOCK', 'Orders hold it.') });
    await screen.findByText('K7M2Q9ZX4T01234A');
    press('Adjust');
    fireEvent.change(await screen.findByRole('spinbutton'), { target: { value: '11.5' } });
    fireEvent.change(screen.getByLabelText('Reason'), { target: { value: 'Cut' } });
    press('Save the new amount');
    await screen.findByText('Orders hold it.');
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
      inventoryId: 71,
      weight: 11.5,
      seenWeight: 12.3,
      reason: 'Cut',
      weightsConfirmed: false,
    });
  });

  it('stay as they are where an unusual weight is not confirmed, which is said in words', async () => {
    const { calls } = await open({ 'GET /product': { obj: { ...product, minWeight: 10, maxWeight: 14 } } });
    await screen.findByText('K7M2Q9ZX4T01234A');
    press('Adjust');
    fireEvent.change(await screen.findByRole('spinbutton'), { target: { value: '115' } });
    fireEvent.change(screen.getByLabelText('Reason'), { target: { value: 'Cut' } });
    press('Save the new amount');
    await screen.findByText(/115\.00/);
    press('Correct them');
    await screen.findByText('Nothing was changed: correct the weight, or confirm it.');
    expect(calls.some(({ method }) => method === 'PUT')).toBe(false);
  });

  it('of counted goods are counted again, not weighed', async () => {
    const lot = { ...unit, hasWeight: 'No', weight: 0, quantity: 12 };
    const { calls, log } = await open({
      'GET /product': { obj: { ...product, hasWeight: 'No', totalWeight: 0 } },
      'GET /inventory': { list: [lot] },
      'PUT /inventory': { obj: lot },
    });
    await screen.findByText('K7M2Q9ZX4T01234A');
    expect(screen.queryByText('Adjust total weight')).toBeNull();
    press('Adjust');
    fireEvent.change(await screen.findByRole('spinbutton'), { target: { value: '9' } });
    fireEvent.change(screen.getByLabelText('Reason'), { target: { value: 'Broken' } });
    press('Save the new amount');
    await waitFor(() => expect(log).toContain('success Amount adjusted.'));
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
      inventoryId: 71,
      quantity: 9,
      seenQuantity: 12,
      reason: 'Broken',
      weightsConfirmed: false,
    });
  });

  it('of a pool are weighed as a whole, in pounds and with a reason', async () => {
    const pool = { ...product, hasWeight: 'Weighting', totalWeight: 120.5, availableQty: 100 };
    const { calls, log } = await open({ 'GET /product': { obj: pool }, 'PUT /product/weight': { obj: pool } });
    await screen.findByText('K7M2Q9ZX4T01234A');
    press('Adjust total weight');
    const weight = await screen.findByRole<HTMLInputElement>('spinbutton');
    expect(weight.value).toBe('120.50');
    fireEvent.change(weight, { target: { value: '118.25' } });
    press('Save the new amount');
    await screen.findByText('Say why: it is kept in the history.');
    fireEvent.change(screen.getByLabelText('Reason'), { target: { value: 'Weighed again' } });
    press('Save the new amount');
    await waitFor(() => expect(log).toContain('success Amount adjusted.'));
    expect(calls.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
      { product: { productId: 7, totalWeight: 118.25, seenTotalWeight: 120.5, reason: 'Weighed again' } },
    ]);
  });

  it('that moved meanwhile are not corrected unseen; what was typed stays beside what is there now', async () => {
    const lot = { ...unit, hasWeight: 'No', weight: 0, quantity: 12, qrText: 'Jam × 12' };
    let now = lot;
    const { calls } = await open({
      'GET /product': { obj: { ...product, hasWeight: 'No', totalWeight: 0 } },
      'GET /inventory': ({ query }) => (query.get('id') === '71' ? { obj: now } : { list: [now] }),
      'PUT /inventory': ({ body }) =>
        (body as { seenQuantity: number }).seenQuantity === now.quantity
          ? { obj: now }
          : failureResponse(409, 'STALE', 'The books say 7 now.'),
    });
    await screen.findByText('K7M2Q9ZX4T01234A');
    press('Adjust');
    const field = await screen.findByRole<HTMLInputElement>('spinbutton');
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText(/On record: 12/)).toBeTruthy();
    fireEvent.change(field, { target: { value: '11' } });
    fireEvent.change(screen.getByLabelText('Reason'), { target: { value: 'Broken' } });
    now = { ...lot, quantity: 7, qrText: 'Jam × 7' };
    press('Save the new amount');
    await screen.findByText('The books say 7 now.');
    await dialog.findByText(/On record: 7/);
    expect([field.value, screen.getByLabelText<HTMLInputElement>('Reason').value]).toEqual(['11', 'Broken']);
    fireEvent.change(field, { target: { value: '6' } });
    press('Save the new amount');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toMatchObject([
      { quantity: 11, seenQuantity: 12 },
      { quantity: 6, seenQuantity: 7 },
    ]);
  });

  it('that grew meanwhile are not removed unseen', async () => {
    const lot = { ...unit, hasWeight: 'No', weight: 0, quantity: 7, qrText: 'Jam × 7' };
    let now = lot;
    const { calls } = await open({
      'GET /product': { obj: { ...product, hasWeight: 'No', totalWeight: 0 } },
      'GET /inventory': ({ query }) => (query.get('id') === '71' ? { obj: now } : { list: [now] }),
      'DELETE /inventory': ({ query }) =>
        query.get('seenQuantity') === String(now.quantity)
          ? { message: 'Inventory removed.' }
          : failureResponse(409, 'STALE', 'The books say 12 now.'),
    });
    await screen.findByText('K7M2Q9ZX4T01234A');
    await chooseRemove();
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.change(screen.getByLabelText('Reason'), { target: { value: 'Spoilt' } });
    now = { ...lot, quantity: 12, qrText: 'Jam × 12' };
    press('Remove from stock');
    await screen.findByText('The books say 12 now.');
    await dialog.findByText(/On record: 12/);
    press('Remove from stock');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls.filter(({ method }) => method === 'DELETE').map(({ query }) => query.get('seenQuantity'))).toEqual([
      '7',
      '12',
    ]);
  });

  it('of a pool that moved meanwhile are refused as long as its weight cannot be read again', async () => {
    let pool = { ...product, hasWeight: 'Weighting', totalWeight: 120.5 };
    let isReachable = true;
    const { calls } = await open({
      'GET /product': () => (isReachable ? { obj: pool } : failureResponse(503, 'UNAVAILABLE', 'Busy.')),
      'PUT /product/weight': ({ body }) =>
        (body as { product: { seenTotalWeight: number } }).product.seenTotalWeight === pool.totalWeight
          ? { obj: pool }
          : failureResponse(409, 'STALE', 'The books say 80.25 lb now.'),
    });
    await screen.findByText('K7M2Q9ZX4T01234A');
    press('Adjust total weight');
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.change(screen.getByRole('spinbutton'), { target: { value: '119' } });
    fireEvent.change(screen.getByLabelText('Reason'), { target: { value: 'Dried' } });
    pool = { ...pool, totalWeight: 80.25 };
    isReachable = false;
    press('Save the new amount');
    await screen.findByText('The books say 80.25 lb now.');
    expect(dialog.getByText('120.50')).toBeTruthy();
    isReachable = true;
    press('Save the new amount');
    await dialog.findByText('80.25');
    press('Save the new amount');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const seen = calls.flatMap(({ method, body }) =>
      method === 'PUT' ? [(body as { product: { seenTotalWeight: number } }).product.seenTotalWeight] : [],
    );
    expect(seen).toEqual([120.5, 120.5, 80.25]);
  });

  it('cannot be changed in view-only mode', async () => {
    await open({}, { r: 'WAREHOUSE_ADMIN', v: 'true' });
    await screen.findByText('K7M2Q9ZX4T01234A');
    expect(screen.queryByRole('button', { name: /^More for/ })).toBeNull();
    expect(screen.getByText('Reprint label')).toBeTruthy();
  });
});
