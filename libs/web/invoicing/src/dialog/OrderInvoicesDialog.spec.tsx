import type { Invoice } from '@depot/contracts/billing';
import { failureResponse, renderScreen, type ScreenSettings } from '@depot/web-testing';
import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { OrderInvoicesDialog } from './OrderInvoicesDialog.js';

const address = {
  name: 'Alpha Foods',
  address1: '1 Main Street',
  address2: '',
  city: 'Boston',
  state: 'MA',
  zipCode: '02118',
};
const seller: Invoice['seller'] = {
  legalName: 'Northgate Foods Inc.',
  address: '',
  phone: '',
  email: '',
  taxId: '',
  paymentInstructions: '',
  paper: 'LETTER',
};
/** Fields that only the printed document shows. */
const printed = {
  seller,
  paymentTerms: 30,
  dueDay: '2026-11-04',
  formattedDueDay: '11/4/2026',
  formattedSettledDay: '',
  paidMethod: null,
  creditedOrder: null,
  deliveryDate: null,
  poNumber: '',
  note: '',
};
const item = {
  invoiceItemId: 4,
  orderItemId: 8,
  productId: 1,
  description: 'Chai',
  notes: '',
  quantity: 3,
  weight: 0,
  weights: [],
  rate: 2.5,
  amount: 7.5,
  byWeight: false,
  formattedRate: '$2.50',
  formattedAmount: '$7.50',
};
const invoice = (invoiceId: string, own: Partial<Invoice> = {}): Invoice => ({
  invoiceId,
  invoiceIdQuery: invoiceId,
  orderId: 5,
  returnId: null,
  relatedDisplayId: 5,
  userId: 7,
  status: 'UNPAID',
  clientName: 'Alpha Foods',
  sellerName: 'Old Northgate',
  ...printed,
  invoiceDate: Date.UTC(2026, 9, 5),
  formattedInvoiceDate: '10/5/2026',
  total: 7.5,
  paid: 0,
  balanceDue: 7.5,
  formattedTotal: '$7.50',
  formattedPaid: '$0.00',
  formattedBalanceDue: '$7.50',
  billAddress: address,
  shipAddress: address,
  invoiceItems: [item],
  ...own,
});
const paid = invoice('I2', {
  status: 'PAID',
  paid: 7.5,
  balanceDue: 0,
  formattedPaid: '$7.50',
  formattedBalanceDue: '$0.00',
});
const question = 'Are you sure the customer paid for this order? You will not able to edit after confirm';

/** Page that opens the dialog and removes it on close. */
function Page({ first }: { first?: string }) {
  const [isOpen, setOpen] = useState(true);
  return isOpen && <OrderInvoicesDialog orderId={5} first={first} onClose={() => setOpen(false)} />;
}

const show = (invoices: Invoice[], settings: ScreenSettings = {}, first?: string) =>
  renderScreen(<Page first={first} />, {
    ...settings,
    response: { 'GET /invoice': { list: invoices }, ...settings.response },
  });
const dialog = async () => within(await screen.findByRole('dialog'));

describe('invoices of an order', () => {
  test('several have tabs, the paid one can no longer be changed', async () => {
    const { user } = await show([invoice('I1'), paid]);
    const view = await dialog();
    expect(await view.findByText('Northgate Foods Inc.')).toBeTruthy();
    expect(view.getByText('Edit')).toBeTruthy();
    await user.click(view.getByRole('tab', { name: 'I2' }));
    expect(view.queryByText('Edit')).toBeNull();
    expect(view.queryByText('Mark as PAID')).toBeNull();
    expect(view.getByText('Preview')).toBeTruthy();
  });

  test('the one that is named is shown, and where it is not there, that is said instead of showing another', async () => {
    const { unmount } = await show([invoice('I1'), paid], {}, 'I2');
    const view = await dialog();
    expect((await view.findByRole('tab', { name: 'I2' })).getAttribute('aria-selected')).toBe('true');
    unmount();
    const { user } = await show([invoice('I1'), paid], {}, 'I7');
    const other = await dialog();
    expect(await other.findByText('Invoice I7 is not among these.')).toBeTruthy();
    expect(other.queryByText('Northgate Foods Inc.')).toBeNull();
    await user.click(other.getByRole('tab', { name: 'I2' }));
    expect(await other.findByText('Northgate Foods Inc.')).toBeTruthy();
    expect(other.queryByText('Invoice I7 is not among these.')).toBeNull();
  });

  test('many are stepped through', async () => {
    const { user } = await show(Array.from({ length: 8 }, (_, index) => invoice(`I${index + 1}`)));
    const view = await dialog();
    expect(await view.findByText(/1 of 8/)).toBeTruthy();
    expect(view.getByLabelText<HTMLButtonElement>('Previous invoice').disabled).toBe(true);
    await user.click(view.getByLabelText('Next invoice'));
    expect(view.getByText(/2 of 8/)).toBeTruthy();
  });

  test('marking as paid asks first and tells what was done', async () => {
    const { user, calls, log } = await show([invoice('I1')], { response: { 'PUT /invoice/paid': { list: [paid] } } });
    await user.click(await (await dialog()).findByText('Mark as PAID'));
    expect(await screen.findAllByText(question)).not.toEqual([]);
    expect(calls.some(({ method }) => method === 'PUT')).toBe(false);
    await user.click(screen.getAllByText('Mark as PAID').at(-1)!);
    await waitFor(() => expect(log).toContain('success Invoice I1 is paid.'));
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ invoiceIds: ['I1'], due: 7.5 });
  });

  test('the admin group corrects lines; warehouse staff only marks as paid; a store only looks', async () => {
    const seen = async (settings: ScreenSettings, shown = invoice('I1')) => {
      const { unmount } = await show([shown], settings);
      const view = await dialog();
      await view.findByText('INVOICE');
      const names = ['Edit', 'Preview', 'Mark as PAID'].filter((name) => view.queryByText(name));
      unmount();
      return names;
    };
    expect(await seen({ claims: { r: 'WAREHOUSE_ADMIN' } })).toEqual(['Edit', 'Preview', 'Mark as PAID']);
    const sealed = { ...invoice('I1'), isSealed: true };
    expect(await seen({ claims: { r: 'WAREHOUSE_ADMIN' } }, sealed)).toEqual(['Preview', 'Mark as PAID']);
    expect(await seen({ claims: { r: 'WAREHOUSE_OPS' } })).toEqual(['Preview', 'Mark as PAID']);
    expect(await seen({ claims: { r: 'STORE' } })).toEqual(['Preview']);
    expect(await seen({ claims: { r: 'WAREHOUSE_ADMIN', v: 'true' } })).toEqual(['Preview']);
  });

  test('one that comes to nothing has nothing to be paid, and can still get its rates', async () => {
    const free = { ...item, rate: 0, amount: 0, formattedRate: '$0.00', formattedAmount: '$0.00' };
    const sums = { total: 0, balanceDue: 0, formattedTotal: '$0.00', formattedBalanceDue: '$0.00' };
    await show([invoice('I1', { ...sums, invoiceItems: [free] })]);
    const view = await dialog();
    expect(await view.findByText('Preview')).toBeTruthy();
    expect(view.getByText('Edit')).toBeTruthy();
    expect(view.queryByText('Mark as PAID')).toBeNull();
  });

  test('a rate that is no number is not sent as none', async () => {
    const { user, calls } = await show([invoice('I1')], { response: { 'PUT /invoice': { obj: invoice('I1') } } });
    const view = await dialog();
    await user.click(await view.findByText('Edit'));
    await user.clear(view.getByLabelText('Rate of Chai'));
    await user.type(view.getByLabelText('Rate of Chai'), '1,234.50');
    await user.click(view.getByText('Update'));
    expect(calls.filter(({ method }) => method === 'PUT')).toEqual([]);
  });

  test('a corrected line is sent; a refusal leaves the form open', async () => {
    let refuses = true;
    const answer = () =>
      refuses ? failureResponse(400, 'VALIDATION', 'At most 3 was shipped.') : { obj: invoice('I1') };
    const { user, calls, log } = await show([invoice('I1')], { response: { 'PUT /invoice': answer } });
    const view = await dialog();
    await user.click(await view.findByText('Edit'));
    expect(view.getByText('Edit invoice I1')).toBeTruthy();
    const quantity = view.getByLabelText('Quantity of Chai');
    await user.clear(quantity);
    expect(view.getByText('Update').closest('button')?.disabled).toBe(true);
    await user.type(quantity, '2');
    await user.click(view.getByText('Update'));
    await waitFor(() => expect(log).toContain('failure At most 3 was shipped.'));
    refuses = false;
    const update = view.getByText('Update');
    // A button with a loading state ignores clicks.
    await waitFor(() => expect(update.closest('button')?.className).not.toContain('loading'));
    await user.click(update);
    await waitFor(() => expect(log).toContain('success Invoice Updated!'));
    expect(calls.filter(({ method }) => method === 'PUT').at(-1)?.body).toEqual({
      invoiceId: 'I1',
      invoiceItems: [{ invoiceItemId: 4, quantity: 2 }],
    });
    expect(await view.findByText('Edit')).toBeTruthy();
    expect(view.queryByLabelText('Quantity of Chai')).toBeNull();
  });

  test('what was not corrected is not sent: somebody else may be correcting it', async () => {
    const soup = { ...item, invoiceItemId: 6, description: 'Soup' };
    const both = invoice('I1', { invoiceItems: [item, soup] });
    const { user, calls } = await show([both], { response: { 'PUT /invoice': { obj: both } } });
    const view = await dialog();
    const update = async () => {
      await user.click(view.getByText('Update'));
      await view.findByText('Edit');
    };
    await user.click(await view.findByText('Edit'));
    await update();
    await user.click(view.getByText('Edit'));
    await user.clear(view.getByLabelText('Rate of Soup'));
    await user.type(view.getByLabelText('Rate of Soup'), '3');
    await update();
    const sent = calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
    expect(sent).toEqual([{ invoiceId: 'I1', invoiceItems: [{ invoiceItemId: 6, rate: 3 }] }]);
  });

  test.each(['Back', 'Close', 'I2'])('%s asks before it gives up what was corrected', async (way) => {
    const { user } = await show([invoice('I1'), paid]);
    const view = await dialog();
    await user.click(await view.findByText('Edit'));
    const leave = () => user.click(view.getByRole(way === 'I2' ? 'tab' : 'button', { name: new RegExp(`${way}$`) }));
    await user.clear(view.getByLabelText('Quantity of Chai'));
    await user.type(view.getByLabelText('Quantity of Chai'), '2');
    await leave();
    await user.click(await screen.findByRole('button', { name: 'Stay here' }));
    expect(view.getByLabelText<HTMLInputElement>('Quantity of Chai').value).toBe('2');
    await leave();
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(screen.queryByLabelText('Quantity of Chai')).toBeNull());
  });

  test.each(['Back', 'Close', 'I2'])('%s leads nowhere while a correction is saved', async (way) => {
    let saved = (_: object) => {};
    const { user } = await show([invoice('I1'), invoice('I2')], {
      response: { 'PUT /invoice': () => new Promise<object>((resolve) => (saved = resolve)) },
    });
    const view = await dialog();
    await user.click(await view.findByText('Edit'));
    await user.clear(view.getByLabelText('Quantity of Chai'));
    await user.type(view.getByLabelText('Quantity of Chai'), '2');
    await user.click(view.getByText('Update'));
    await user.click(view.getByRole(way === 'I2' ? 'tab' : 'button', { name: new RegExp(`${way}$`) }));
    expect(screen.queryByRole('button', { name: 'Leave' })).toBeNull();
    // the save is in progress, so changes typed now would be lost
    await user.type(view.getByLabelText('Quantity of Chai'), '4');
    await user.type(view.getByLabelText('Rate of Chai'), '4');
    expect(view.getByLabelText<HTMLInputElement>('Quantity of Chai').value).toBe('2');
    expect(view.getByLabelText<HTMLInputElement>('Rate of Chai').value).toBe('2.50');
    saved({ obj: invoice('I1') });
    expect(await view.findByText('Edit')).toBeTruthy();
    expect(view.getByRole('tab', { selected: true }).textContent).toContain('I1');
  });

  test('what was not corrected is left unasked', async () => {
    const { user } = await show([invoice('I1')]);
    const view = await dialog();
    await user.click(await view.findByText('Edit'));
    await user.click(view.getByRole('button', { name: 'Back' }));
    expect(await view.findByText('Edit')).toBeTruthy();
  });

  test('their place is kept while they are on their way, and no longer', async () => {
    let arrive = (_: object) => {};
    await show([], { response: { 'GET /invoice': () => new Promise<object>((resolve) => (arrive = resolve)) } });
    const view = await dialog();
    const places = () => document.querySelectorAll('.ant-skeleton').length;
    expect([places(), view.queryByText('INVOICE')]).toEqual([1, null]);
    arrive({ list: [invoice('I1')] });
    expect(await view.findByText('INVOICE')).toBeTruthy();
    expect(places()).toBe(0);
  });

  test('a failure says why and can be tried again', async () => {
    let isDown = true;
    const answer = () => (isDown ? failureResponse(500, 'INTERNAL', 'Out of order.') : { list: [invoice('I1')] });
    const { user } = await show([], { response: { 'GET /invoice': answer } });
    expect(await screen.findByText('Out of order.')).toBeTruthy();
    isDown = false;
    await user.click(screen.getByText('Try again'));
    expect(await screen.findByText('INVOICE')).toBeTruthy();
  });
});
