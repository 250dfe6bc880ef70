import type { Invoice } from '@depot/contracts/billing';
import {
  askedAgain,
  failureResponse,
  NetworkBack,
  refusals,
  renderScreen,
  type ScreenSettings,
  sendRefused,
} from '@depot/web-testing';
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { manifest } from '../../manifest.js';
import { InvoiceList } from './InvoiceList.js';

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
const invoice = (invoiceId: string, total: number, status: Invoice['status']): Invoice => {
  const paid = status === 'PAID' ? total : 0;
  const balanceDue = status === 'UNPAID' ? total : 0;
  const number = Number(invoiceId.replace(/\D/g, ''));
  return {
    invoiceId,
    invoiceIdQuery: invoiceId,
    orderId: number,
    returnId: null,
    relatedDisplayId: number,
    userId: 7,
    status,
    total,
    paid,
    balanceDue,
    clientName: 'Alpha Foods',
    sellerName: 'Northgate',
    ...printed,
    invoiceDate: Date.UTC(2026, 9, 5),
    formattedInvoiceDate: '10/5/2026',
    formattedTotal: `$${total}.00`,
    formattedPaid: `$${paid}.00`,
    formattedBalanceDue: `$${balanceDue}.00`,
    billAddress: address,
    shipAddress: address,
    invoiceItems: [],
  };
};
const invoices = [
  invoice('I12', 100, 'UNPAID'),
  invoice('I11', 50, 'PAID'),
  invoice('RI3', 30, 'UNPAID'),
  invoice('I10', 9, 'VOID'),
];

const balance = {
  obj: {
    userId: 7,
    balance: 120,
    formattedBalance: '$120.00',
    overdue: 0,
    formattedOverdue: '$0.00',
    asOf: '2026-11-28',
    formattedAsOf: '11/28/2026',
  },
};

const at = '/in/invoices?userId=7&start=1790827200000&end=1793505599999&preset=last';
const question = 'Are you sure you want to mark those invoices as Paid?';
const page = (
  <>
    <InvoiceList />
    <NetworkBack />
  </>
);
const show = (settings: ScreenSettings = {}) =>
  renderScreen(page, {
    at,
    texts: { [manifest.name]: manifest.locales },
    response: { 'GET /invoice': { list: invoices }, 'PUT /invoice/paid': { list: [] }, 'GET /report/balance': balance },
    ...settings,
  });

async function rowOf(invoiceId: string): Promise<HTMLElement> {
  const row = (await screen.findByText(invoiceId)).closest<HTMLElement>('[data-row-key]');
  if (!row) throw new Error(`${invoiceId} is in no row.`);
  return row;
}
const choose = async (user: Awaited<ReturnType<typeof show>>['user'], ...ids: string[]) => {
  for (const id of ids) await user.click(within(await rowOf(id)).getByRole('checkbox'));
};
const button = (name: string) => screen.getByText(name).closest('button') as HTMLButtonElement;

afterEach(() => void jest.restoreAllMocks());

describe('list of invoices', () => {
  test('says what each is for', async () => {
    await show();
    expect(within(await rowOf('I12')).getByText('Order #12')).toBeTruthy();
    expect(within(await rowOf('RI3')).getByText('Return #3')).toBeTruthy();
    expect(within(await rowOf('I10')).getByText('Void')).toBeTruthy();
  });

  test('says by when an open one is to be paid, and which are overdue', async () => {
    const due = (invoiceId: string, dueDay: string, formattedDueDay: string) => ({
      ...invoice(invoiceId, 100, 'UNPAID'),
      dueDay,
      formattedDueDay,
    });
    const list = [due('I21', '2999-12-31', '12/31/2999'), due('I20', '2020-01-31', '1/31/2020'), ...invoices];
    await show({ response: { 'GET /invoice': { list } } });
    expect(within(await rowOf('I21')).getByText('Due 12/31/2999')).toBeTruthy();
    expect(within(await rowOf('I21')).getByText('Open')).toBeTruthy();
    expect(within(await rowOf('I20')).getByText(/^Overdue \d+ days$/)).toBeTruthy();
    const settled = { I11: 'Paid', I10: 'Void', RI3: 'Credit' };
    for (const [invoiceId, state] of Object.entries(settled)) {
      expect(within(await rowOf(invoiceId)).getByText(state)).toBeTruthy();
      expect(within(await rowOf(invoiceId)).queryByText(/11\/4\/2026/)).toBeNull();
    }
  });

  test('a new day makes its last month another one, and what was due by then overdue', async () => {
    const list = [{ ...invoice('I20', 100, 'UNPAID'), dueDay: '2026-10-31', formattedDueDay: '10/31/2026' }];
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 10, 1, 3));
    const { calls } = await show({ at: '/in/invoices?userId=7&preset=last', response: { 'GET /invoice': { list } } });
    expect(within(await rowOf('I20')).getByText('Open')).toBeTruthy();
    clock.mockReturnValue(Date.UTC(2026, 10, 1, 4));
    fireEvent(document, new Event('visibilitychange'));
    expect(await screen.findByText('Overdue 1 day')).toBeTruthy();
    const starts = () => calls.filter(({ path }) => path === '/invoice').map(({ query }) => Number(query.get('start')));
    await waitFor(() => expect(starts()).toEqual([Date.UTC(2026, 8, 1, 4), Date.UTC(2026, 9, 1, 4)]));
  });

  test('says that older ones are left, and shows them beneath, also those selected before', async () => {
    const page = ({ query }: { query: URLSearchParams }) =>
      query.get('before') === 'RI3'
        ? { list: invoices.slice(3), more: false }
        : { list: invoices.slice(0, 3), more: true };
    const { user, calls } = await show({ response: { 'GET /invoice': page } });
    await choose(user, 'I12');
    expect(screen.queryByText('I10')).toBeNull();
    await user.click(button('Show older invoices'));
    await rowOf('I10');
    expect(screen.queryByText('Show older invoices')).toBeNull();
    expect(within(await rowOf('I12')).getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
    const asked = calls.filter(({ path }) => path === '/invoice').map(({ query }) => query.get('before'));
    expect(asked).toEqual([null, 'RI3']);
  });

  test('says on each page that there are older ones, and on the last leads on to them', async () => {
    const many = Array.from({ length: 100 }, (_, index) => invoice(`I${200 - index}`, 10, 'UNPAID'));
    const page = ({ query }: { query: URLSearchParams }) =>
      query.get('before') === 'I101' ? { list: invoices, more: false } : { list: many, more: true };
    const { user } = await show({ response: { 'GET /invoice': page } });
    await rowOf('I200');
    expect(screen.getByText('1–50 of more than 100')).toBeTruthy();
    expect(screen.queryByText('Show older invoices')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    await rowOf('I101');
    await user.click(button('Show older invoices'));
    await rowOf('I12');
    expect(screen.getByText('101–104 of 104')).toBeTruthy();
    expect(screen.queryByText('I101')).toBeNull();
  });

  test('marking as paid needs an unpaid one, asks, and leaves the paid and the void ones and the credits out', async () => {
    const { user, calls, log } = await show();
    await choose(user, 'I11', 'I10', 'RI3');
    expect(button('Mark Selected as Paid').disabled).toBe(true);
    expect(button('Print Selected Invoices').disabled).toBe(false);
    await choose(user, 'I12');
    await user.click(button('Mark Selected as Paid'));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getAllByText(question)).not.toEqual([]);
    expect(
      within(dialog).getByText('1 invoice, $100.00 due. It cannot be edited afterwards. 1 credit is left out.'),
    ).toBeTruthy();
    await user.click(within(dialog).getByText('Mark as Paid'));
    await waitFor(() => expect(log).toContain('success 1 invoice is paid.'));
    expect(calls.find(({ path }) => path === '/invoice/paid')?.body).toEqual({ invoiceIds: ['I12'], due: 100 });
  });

  test.each(refusals)(
    'marking as paid that is $name is told, and tried again with the same invoices',
    async (refusal) => {
      const [first, second] = await sendRefused(
        {
          open: async (response) => {
            const rendered = await show({
              response: { 'GET /invoice': { list: invoices }, 'GET /report/balance': balance, ...response },
            });
            await choose(rendered.user, 'I12');
            return rendered;
          },
          command: 'PUT /invoice/paid',
          accepted: { list: [] },
          send: async ({ user }) => {
            await user.click(button('Mark Selected as Paid'));
            await user.click((await screen.findAllByText('Mark as Paid')).at(-1)!);
          },
        },
        refusal,
      );
      expect([first, second]).toMatchObject([{ body: { invoiceIds: ['I12'], due: 100 } }, { body: { due: 100 } }]);
    },
  );

  test('nothing is marked when the question is answered with no', async () => {
    const { user, calls } = await show();
    await choose(user, 'I12');
    await user.click(button('Mark Selected as Paid'));
    await user.click(await screen.findByText('Not yet'));
    expect(calls.some(({ method }) => method === 'PUT')).toBe(false);
  });

  test('a store and view-only mode cannot mark as paid', async () => {
    const { unmount } = await show({ claims: { r: 'STORE' } });
    await rowOf('I12');
    expect(screen.queryByText('Mark Selected as Paid')).toBeNull();
    unmount();
    await show({ claims: { r: 'WAREHOUSE_ADMIN', v: 'true' } });
    await rowOf('I12');
    expect(screen.queryByText('Mark Selected as Paid')).toBeNull();
  });

  test('a store goes to its statement, and is not told its own name in every row', async () => {
    const { user, address: where } = await show({ claims: { r: 'STORE' }, at: '/in/invoices' });
    await rowOf('I12');
    expect(screen.queryByText('Back')).toBeNull();
    expect(screen.queryByText('Customer')).toBeNull();
    await user.click(button('Statement'));
    expect(where()).toMatch(/^\/in\/report\/statement/);
  });

  test.each([
    ['STORE', false],
    ['WAREHOUSE_ADMIN', true],
  ] as const)('whose invoices they are stands above them for who has many customers (%s)', async (r, isNamed) => {
    const { log } = await show({ claims: { r } });
    await screen.findByText('I12');
    expect(log.includes('title Invoices of Alpha Foods')).toBe(isNamed);
  });

  test('back leads to the report of the same period', async () => {
    const { user, address: where } = await show();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(where()).toBe('/in/report/statement?start=1790827200000&end=1793505599999&preset=last');
  });

  test('the viewer begins with the chosen one and goes on to the next', async () => {
    const { user } = await show();
    await user.click(within(await rowOf('I11')).getByLabelText('View invoice I11'));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText('INVOICE')).toBeTruthy();
    expect(within(dialog).queryByText('Mark as PAID')).toBeNull();
    await user.click(within(dialog).getByLabelText('Next invoice'));
    expect(within(dialog).getByText('RETURN INVOICE')).toBeTruthy();
    expect(within(dialog).queryByText('Mark as PAID')).toBeNull();
    await user.click(within(dialog).getByText('Refunds'));
    expect(within(dialog).queryByText('Balance Due')).toBeNull();
    expect(await within(dialog).findByRole('button', { name: /^Refund \$30.00/ })).toBeTruthy();
  });

  test('a payment is recorded over what is open, or over the selected invoices alone', async () => {
    const open = (invoiceId: string, balanceDue: number) => ({
      invoiceId,
      invoiceDate: 0,
      formattedInvoiceDate: '10/5/2026',
      total: balanceDue,
      paid: 0,
      balanceDue,
    });
    const { user } = await show({
      response: {
        'GET /invoice': { list: invoices },
        'GET /invoice/open': { list: [open('I9', 40), open('I12', 100)] },
      },
    });
    const payment = async () => {
      await user.click(button('Record payment'));
      const dialog = within(await screen.findByRole('dialog', { name: 'Payment of Alpha Foods' }));
      await dialog.findByText('I12');
      const isOlderThere = dialog.queryByText('I9') !== null;
      await user.click(dialog.getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      return isOlderThere;
    };
    await rowOf('I12');
    expect(await payment()).toBe(true);
    await choose(user, 'I12');
    expect(await payment()).toBe(false);
  });

  test('the invoice that is read stays where the list cannot be asked for again', async () => {
    const answers: object[] = [{ list: invoices }];
    const { user, calls } = await show({
      response: { 'GET /invoice': () => answers.shift() ?? failureResponse(500, 'INTERNAL', 'Something broke.') },
    });
    await user.click(within(await rowOf('I11')).getByLabelText('View invoice I11'));
    const paper = await within(await screen.findByRole('dialog')).findByText('INVOICE');
    await askedAgain(3, () => calls.filter(({ path }) => path === '/invoice'));
    expect(paper.isConnected).toBe(true);
  });
});
