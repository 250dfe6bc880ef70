import type { SessionClaims } from '@depot/contracts/session';
import { boxAlongTheWay, failureResponse, renderScreen, type Responses } from '@depot/web-testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { manifest } from '../../manifest.js';
import { InventoryList } from './InventoryList.js';

const named = (id: number, name: string) => ({ id, name });
const row = (productId: number, secondaryName: string, own: object = {}) => ({
  productId,
  secondaryName,
  tertiaryName: '',
  quantity: 10,
  reorderPoint: null,
  price: 3,
  wholesalePrice: 2,
  totalWholesalePrice: 20,
  totalWeight: 0,
  hasWeight: 'No',
  booked: 0,
  reserved: 4,
  gtin: '',
  code: '',
  location: '',
  lastIn: null,
  subWarehouse: named(1, 'Chillers'),
  category: named(10, 'Dairy'),
  subCategory: named(100, 'Cheese'),
  brand: null,
  ...own,
});
const rows = [row(1, 'Manchego', { tertiaryName: '曼彻格', quantity: 2, reorderPoint: 5 }), row(2, 'Chai')];
const base: Responses = {
  'GET /inventory': { list: rows },
  'GET /preference/inventory-columns': { obj: { price: false } },
  'PUT /preference/inventory-columns': ({ body }) => ({ obj: body as object }),
};
const open = (response: Responses = {}, claims: Partial<SessionClaims> = {}, at = '/in/inventory') =>
  renderScreen(<InventoryList />, {
    response: { ...base, ...response },
    claims,
    at,
    texts: { [manifest.name]: manifest.locales },
  });
const link = (text: string) => screen.getByText(text).closest('a')?.getAttribute('href');

beforeEach(() => {
  cleanup();
  localStorage.clear();
});

describe('the inventory', () => {
  it('links every product to its form, its pieces and its history', async () => {
    await open();
    await screen.findByText('Manchego - 曼彻格');
    expect(link('Manchego - 曼彻格')).toBe('/in/settings/product/edit?id=1&page=1');
    expect(screen.getByTitle('Pieces and lots of Manchego').getAttribute('href')).toBe(
      '/in/inventory/details?pid=1&weight=No',
    );
    expect(screen.getByLabelText('History of Chai').getAttribute('href')).toBe('/in/inventory/history?pid=2');
    expect(screen.getByLabelText('Insufficient: below the reorder point of 5')).toBeTruthy();
  });

  it('shows the columns of the preference and keeps a choice on the server', async () => {
    const { calls } = await open();
    await screen.findByText('Chai');
    await waitFor(() => expect(screen.queryByText('Price', { selector: 'th' })).toBeNull());
    fireEvent.click(screen.getByText('Columns'));
    fireEvent.click(await screen.findByText('Supplier', { selector: 'label span' }));
    await waitFor(() => expect(screen.queryByText('Supplier', { selector: 'th' })).toBeNull());
    const kept = calls.find(({ method }) => method === 'PUT')?.body;
    expect(kept).toMatchObject({ price: false, supplier: false, weight: true });
  });

  it('lets nobody choose columns before the choice of before is known', async () => {
    let known = (_: object) => {};
    const { calls } = await open({
      'GET /preference/inventory-columns': () => new Promise<object>((resolve) => (known = resolve)),
    });
    await screen.findByText('Chai');
    fireEvent.click(screen.getByText('Columns'));
    const supplier = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Supplier' });
    fireEvent.click(supplier);
    await waitFor(() => expect(supplier.disabled).toBe(true));
    expect(calls.some(({ method }) => method === 'PUT')).toBe(false);
    known({ obj: { price: false } });
    await waitFor(() => expect(supplier.disabled).toBe(false));
    fireEvent.click(supplier);
    await waitFor(() => expect(calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({ price: false }));
  });

  it('filters by name and keeps that in the address', async () => {
    const { address } = await open({}, {}, '/in/inventory?filter=cha');
    await screen.findByText('Chai');
    expect(screen.queryByText('Manchego - 曼彻格')).toBeNull();
    fireEvent.change(screen.getByLabelText('Filter by name'), { target: { value: 'zzz' } });
    await screen.findByText('No product fits the filter.');
    expect(address()).toBe('/in/inventory?filter=zzz');
  });

  it('shows in its box what the address says, and its own link empties it', async () => {
    const at = { open: (to: string) => open({}, {}, to), path: '/in/inventory', query: 'filter=abc' };
    expect(await boxAlongTheWay({ ...at, box: 'Filter by name' })).toEqual(['abc', '', '', 'abc']);
  });

  it('lets ADMIN change the reserved quantity in place, and shows the refusal', async () => {
    let reject = false;
    const { calls, log } = await open({
      'PUT /product': () =>
        reject ? failureResponse(409, 'INSUFFICIENT_STOCK', 'Only 6 can be reserved.') : { obj: {} },
    });
    fireEvent.click(await screen.findByLabelText('Reserved of Chai'));
    const change = async (value: string) => {
      const field = await screen.findByRole<HTMLInputElement>('spinbutton', { name: 'Reserved of Chai' });
      fireEvent.change(field, { target: { value } });
      fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 });
    };
    await change('6');
    await waitFor(() => expect(log).toEqual(['success Reserved quantity saved.']));
    expect(calls.find(({ path }) => path === '/product')?.body).toEqual({ product: { productId: 2, reserved: 6 } });
    reject = true;
    fireEvent.click(await screen.findByLabelText('Reserved of Chai'));
    await change('99');
    await waitFor(() => expect(log).toContain('failure Only 6 can be reserved.'));
  });

  it('is for reading only where nothing may be changed', async () => {
    await open({}, { r: 'WAREHOUSE_OPS', v: 'true' });
    await screen.findByText('Chai');
    expect(screen.queryByText('Add inventory')).toBeNull();
    expect(screen.queryByText('Create new Product')).toBeNull();
    expect(screen.queryByLabelText('Reserved of Chai')).toBeNull();
  });

  it('says why it could not be loaded, and tries again', async () => {
    let fails = true;
    await open({
      'GET /inventory': () => (fails ? failureResponse(500, 'INTERNAL', 'Out of order.') : { list: rows }),
    });
    await screen.findByText('Out of order.');
    fails = false;
    fireEvent.click(screen.getByText('Try again'));
    await screen.findByText('Chai');
  });
});
