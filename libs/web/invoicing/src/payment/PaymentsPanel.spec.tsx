import type { Invoice, OpenInvoice, Payment } from '@depot/contracts/billing';
import { failureResponse, renderScreen, type ScreenSettings } from '@depot/web-testing';
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { PaymentsPanel } from './PaymentsPanel.js';
import { StorePaymentDialog } from './StorePaymentDialog.js';

const invoice = {
  invoiceId: 'I7',
  status: 'UNPAID',
  total: 100,
  paid: 30.25,
  balanceDue: 69.75,
  formattedTotal: '$100.00',
  formattedPaid: '$30.25',
  formattedBalanceDue: '$69.75',
} as Invoice;
const payment: Payment = {
  paymentId: 3,
  number: 1,
  invoiceId: 'I7',
  amount: 30.25,
  formattedAmount: '$30.25',
  method: 'CHECK',
  date: 1,
  formattedDate: '3/4/2026',
  reference: 'C-77',
  note: 'first part',
  user: 'Dana',
  time: 1,
  reverses: null,
  reason: '',
  isReversed: false,
  mayReverse: true,
};
const show = (settings: ScreenSettings = {}) =>
  renderScreen(<PaymentsPanel invoice={invoice} />, {
    ...settings,
    response: { 'GET /invoice/payment': { list: [payment] }, ...settings.response },
  });
const amountField = () => screen.getByLabelText<HTMLInputElement>('Amount');

afterEach(() => void jest.restoreAllMocks());

const evening = Date.UTC(2026, 9, 5, 22);
/** The page becomes visible the next morning. */
function sleepOverMidnight() {
  jest.spyOn(Date, 'now').mockReturnValue(evening + 12 * 3_600_000);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

describe('payments of an invoice', () => {
  test('are listed, and what is open is offered', async () => {
    await show();
    expect(await screen.findByText('C-77 · first part')).toBeTruthy();
    expect(amountField().value).toBe('69.75');
    expect(screen.getByText(/pays the invoice in full/)).toBeTruthy();
  });

  test('a part is recorded; too much is refused before it is sent', async () => {
    const { user, calls, log } = await show({
      response: { 'POST /invoice/payment': { obj: { ...payment, formattedAmount: '$20.00' } } },
    });
    await screen.findByText('C-77 · first part');
    await user.clear(amountField());
    await user.type(amountField(), '70');
    await user.type(screen.getByLabelText('Reference'), 'C-78{Enter}');
    expect(await screen.findByText('No more than $69.75 is outstanding.')).toBeTruthy();
    await user.clear(amountField());
    await user.type(amountField(), '20');
    expect(screen.queryByText(/pays the invoice in full/)).toBeNull();
    await user.click(screen.getByRole('button', { name: /Record payment/ }));
    await waitFor(() => expect(log).toContain('success $20.00 recorded on invoice I7.'));
    expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
      { invoiceId: 'I7', amount: 20, method: 'CHECK', reference: 'C-78', note: '' },
    ]);
  });

  test('what a payment has left open is offered before the invoice is read anew, and nothing where it left none', async () => {
    const { user, log } = await show({ response: { 'POST /invoice/payment': { obj: payment } } });
    await user.clear(amountField());
    await user.type(amountField(), '20{Enter}');
    await waitFor(() => expect(amountField().value).toBe('49.75'));
    await user.click(screen.getByRole('button', { name: 'Record payment $49.75' }));
    await waitFor(() => expect(screen.queryByLabelText('Amount')).toBeNull());
    expect(log.filter((said) => said.startsWith('success'))).toHaveLength(2);
  });

  test.each(['', 'C-78'])(
    'on a page that slept over midnight is of the day on which it is recorded: “%s”',
    async (typed) => {
      jest.spyOn(Date, 'now').mockReturnValue(evening);
      const { user, calls } = await show({ response: { 'POST /invoice/payment': { obj: payment } } });
      await screen.findByText('C-77 · first part');
      if (typed) await user.type(screen.getByLabelText('Reference'), typed);
      sleepOverMidnight();
      await user.click(screen.getByRole('button', { name: /Record payment/ }));
      await waitFor(() => expect(calls.some(({ method }) => method === 'POST')).toBe(true));
      expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
        invoiceId: 'I7',
        amount: 69.75,
        method: 'CHECK',
        reference: typed,
        note: '',
      });
    },
  );

  test('of a day to come is refused beside its field', async () => {
    const { user, calls } = await show({ response: { 'POST /invoice/payment': { obj: payment } } });
    await screen.findByText('C-77 · first part');
    fireEvent.change(screen.getByLabelText('Date'), { target: { value: '2999-01-01' } });
    await user.click(screen.getByRole('button', { name: /Record payment/ }));
    expect(await screen.findByText('A payment cannot be dated in the future.')).toBeTruthy();
    expect(calls.some(({ method }) => method === 'POST')).toBe(false);
  });

  test('reversing asks why', async () => {
    const { user, calls, log } = await show({ response: { 'POST /invoice/payment/reverse': { obj: payment } } });
    await user.click(await screen.findByLabelText('Reverse the payment of $30.25'));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByText('Reverse payment'));
    expect(await dialog.findByText('This field is required.')).toBeTruthy();
    await user.type(dialog.getByLabelText('Reason'), 'Bounced');
    await user.click(dialog.getByText('Reverse payment'));
    await waitFor(() => expect(log).toContain('success The payment of $30.25 was reversed.'));
    expect(calls.find(({ path }) => path === '/invoice/payment/reverse')?.body).toEqual({
      paymentId: 3,
      reason: 'Bounced',
    });
  });

  test('a store and view-only mode only read', async () => {
    for (const claims of [{ r: 'STORE' as const }, { r: 'WAREHOUSE_ADMIN' as const, v: 'true' as const }]) {
      const { unmount } = await show({ claims });
      await screen.findByText('C-77 · first part');
      expect(screen.queryByText('Reverse')).toBeNull();
      expect(screen.queryByText(/Record payment/)).toBeNull();
      unmount();
    }
  });

  test('a failure says why and can be tried again', async () => {
    let isDown = true;
    const answer = () => (isDown ? failureResponse(500, 'INTERNAL', 'Out of order.') : { list: [payment] });
    const { user } = await show({ response: { 'GET /invoice/payment': answer } });
    await screen.findByText('Out of order.');
    isDown = false;
    await user.click(screen.getByText('Try again'));
    expect(await screen.findByText('C-77 · first part')).toBeTruthy();
  });
});

const open = (invoiceId: string, balanceDue: number): OpenInvoice => ({
  invoiceId,
  balanceDue,
  total: balanceDue,
  paid: 0,
  invoiceDate: 0,
  formattedInvoiceDate: '3/4/2026',
});

describe('a credit', () => {
  const credit = {
    invoiceId: 'RI2',
    userId: 7,
    status: 'UNPAID',
    total: 30,
    paid: 0,
    balanceDue: 30,
    formattedTotal: '$30.00',
    formattedPaid: '$0.00',
    formattedBalanceDue: '$30.00',
  } as Invoice;
  const showCredit = (list: OpenInvoice[], settings: ScreenSettings = {}) =>
    renderScreen(<PaymentsPanel invoice={credit} />, {
      ...settings,
      response: { 'GET /invoice/payment': { list: [] }, 'GET /invoice/open': { list }, ...settings.response },
    });
  const applyButton = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Apply to invoices' });

  test('is applied to the oldest invoices of its store, after a question that names them', async () => {
    const part = (invoiceId: string, amount: number) => ({ ...payment, invoiceId, amount, method: 'CREDIT' });
    const { user, calls, log } = await showCredit([open('I1', 20), open('RI1', 5), open('I2', 50), open('RI2', 30)], {
      response: { 'POST /invoice/payment/store': { list: [part('I1', 20), part('I2', 10), part('RI2', 30)] } },
    });
    const button = await applyButton();
    await waitFor(() => expect(button.disabled).toBe(false));
    await user.click(button);
    const question = within(await screen.findByRole('dialog'));
    expect(question.getAllByText('Do you want to apply $30.00 of credit RI2 to these invoices?')).not.toEqual([]);
    expect(question.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'I1: $20.00',
      'I2: $10.00',
    ]);
    expect(calls.some(({ method }) => method === 'POST')).toBe(false);
    await user.click(question.getByRole('button', { name: 'Apply to invoices' }));
    await waitFor(() => expect(log).toContain('success $30.00 of credit RI2 applied to 2 invoices.'));
    expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
      {
        userId: 7,
        amount: 0,
        method: 'OTHER',
        useCredits: true,
        creditIds: ['RI2'],
        invoiceIds: ['I1', 'I2'],
      },
    ]);
  });

  test('says so where the store has no open invoices, and is applied by no store', async () => {
    const { unmount } = await showCredit([open('RI2', 30)]);
    expect(await screen.findByText('The store has no open invoices.')).toBeTruthy();
    expect((await applyButton()).disabled).toBe(true);
    unmount();
    await showCredit([open('I1', 20)], { claims: { r: 'STORE' } });
    await screen.findByText('Nothing of this credit has been used.');
    expect(screen.queryByText('Apply to invoices')).toBeNull();
  });
});

describe('payment of a store', () => {
  test('shows what each invoice gets, uses credits, and records it once', async () => {
    const { user, calls, log } = await renderScreen(
      <StorePaymentDialog store={{ userId: 7, name: 'Alpha Foods' }} onClose={() => undefined} />,
      {
        response: {
          'GET /invoice/open': { list: [open('I1', 100), open('I2', 50), open('RI1', 30)] },
          'POST /invoice/payment/store': { list: [payment, { ...payment, invoiceId: 'I1' }] },
        },
      },
    );
    const dialog = within(await screen.findByRole('dialog'));
    // Only the user knows the received amount: the balance of a whole store is no suggestion.
    expect((await dialog.findByLabelText<HTMLInputElement>('Amount')).value).toBe('');
    await user.click(dialog.getByText('Apply $30.00 in return credits'));
    expect(dialog.getByLabelText<HTMLInputElement>('Amount').value).toBe('0.00');
    await user.clear(dialog.getByLabelText('Amount'));
    await user.type(dialog.getByLabelText('Amount'), '90');
    const cells = within(dialog.getByText('I2').closest('tr')!).getAllByRole('cell');
    expect(cells.map(({ textContent }) => textContent)).toEqual(['I2', '3/4/2026', '$50.00', '$20.00']);
    await user.click(dialog.getByRole('button', { name: 'Record payment' }));
    await waitFor(() => expect(log).toContain('success $90.00 recorded over 2 invoices.'));
    expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
      { userId: 7, amount: 90, method: 'CHECK', reference: '', note: '', useCredits: true },
    ]);
  });

  test('of a dialog that slept over midnight is of the day on which it is recorded', async () => {
    jest.spyOn(Date, 'now').mockReturnValue(evening);
    const { user, calls } = await renderScreen(
      <StorePaymentDialog store={{ userId: 7, name: 'Alpha Foods' }} onClose={() => undefined} />,
      {
        response: {
          'GET /invoice/open': { list: [open('I1', 100)] },
          'POST /invoice/payment/store': { list: [payment] },
        },
      },
    );
    await user.type(await screen.findByLabelText('Amount'), '100');
    sleepOverMidnight();
    await user.click(screen.getByRole('button', { name: 'Record payment' }));
    await waitFor(() => expect(calls.some(({ method }) => method === 'POST')).toBe(true));
    expect(calls.find(({ method }) => method === 'POST')?.body).not.toHaveProperty('date');
  });

  test('stays open while it is recorded, and closes once', async () => {
    let recorded = (_: object) => {};
    let closed = 0;
    const { user } = await renderScreen(
      <StorePaymentDialog store={{ userId: 7, name: 'Alpha Foods' }} onClose={() => (closed += 1)} />,
      {
        response: {
          'GET /invoice/open': { list: [open('I1', 100)] },
          'POST /invoice/payment/store': () => new Promise<object>((resolve) => (recorded = resolve)),
        },
      },
    );
    await user.type(await screen.findByLabelText('Amount'), '100');
    await user.click(await screen.findByRole('button', { name: 'Record payment' }));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await user.keyboard('{Escape}');
    expect(closed).toBe(0);
    recorded({ list: [payment] });
    await waitFor(() => expect(closed).toBe(1));
  });

  test('says so where nothing is open', async () => {
    await renderScreen(<StorePaymentDialog store={{ userId: 7, name: 'Alpha Foods' }} onClose={() => undefined} />, {
      response: { 'GET /invoice/open': { list: [open('RI1', 30)] } },
    });
    expect(await screen.findByText('No open invoices.')).toBeTruthy();
  });
});
