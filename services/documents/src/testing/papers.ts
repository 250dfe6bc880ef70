import type { Invoice } from '@depot/contracts/billing';
import type { SellerFacts } from '@depot/contracts/identity';
import type { Order } from '@depot/contracts/orders';
import type { OrderSheetProps } from '@depot/documents';
import type { statementHtml } from '@depot/documents/print';

type StatementSheet = Parameters<typeof statementHtml>[0]['statement'];

export const seller = (paper: SellerFacts['paper']): SellerFacts => ({
  legalName: 'Northgate Foods Inc.',
  address: '1200 Harbor Industrial Park, Building 7\nBoston, MA 02118',
  phone: '+1 (617) 555-0100',
  email: 'billing@northgate.test',
  taxId: '12-3456789',
  paymentInstructions: 'First Harbor Bank, account 0012345678, routing 021000021\nor a check to Northgate Foods Inc.',
  paper,
});

const address = {
  name: 'Around the Horn',
  address1: '120 Hanover Square',
  address2: 'Back entrance',
  city: 'Boston',
  state: 'MA',
  zipCode: '02109',
};
const names = [
  'Queso Cabrales',
  'Original Frankfurter grüne Soße in the family box, aged in oak',
  '曼彻格奶酪（十二个月）',
];

const item = (at: number): Invoice['invoiceItems'][number] => {
  const weights = at % 5 === 4 ? Array.from({ length: 3 + (at % 40) }, (_, nth) => 4.1 + nth / 100) : [];
  return {
    invoiceItemId: at + 1,
    orderItemId: at + 1,
    productId: at + 1,
    description: names[at % names.length] ?? '',
    notes:
      at % 7 === 3 ? 'Ripe ones, please: the last case was green and had to wait a week before it could be sold.' : '',
    quantity: 3 + at,
    weight: weights.length > 0 ? 12.35 : 0,
    weights,
    rate: 7.77,
    byWeight: weights.length > 0,
    amount: 95.96,
    formattedRate: '$7.77',
    formattedAmount: '$95.96',
  };
};

/** An invoice with `lines` lines: short, long and Chinese ones, some with many weights; or all of them short. */
export function invoiceOf(lines: number, own: Partial<Invoice> = {}, isPlain = false): Invoice {
  const items = Array.from({ length: lines }, (_, at) => ({ ...item(isPlain ? 0 : at), invoiceItemId: at + 1 }));
  return {
    invoiceId: 'I12',
    invoiceIdQuery: 'I12',
    orderId: 5,
    returnId: null,
    relatedDisplayId: 58,
    userId: 12,
    deliveryDate: '2026-11-06',
    poNumber: 'PO-4711',
    note: 'Ring at the back door.',
    clientName: 'Around the Horn',
    sellerName: 'Northgate',
    seller: seller('LETTER'),
    status: 'UNPAID',
    invoiceDate: Date.UTC(2026, 10, 4),
    formattedInvoiceDate: '11/4/2026',
    paymentTerms: 30,
    dueDay: '2026-12-04',
    formattedDueDay: '12/4/2026',
    total: 228.83,
    paid: 0,
    balanceDue: 228.83,
    formattedTotal: '$228.83',
    formattedPaid: '$0.00',
    formattedBalanceDue: '$228.83',
    formattedSettledDay: '',
    paidMethod: null,
    creditedOrder: null,
    billAddress: address,
    shipAddress: address,
    invoiceItems: items,
    ...own,
  };
}

export const creditOf = (lines: number): Invoice =>
  invoiceOf(lines, {
    invoiceId: 'RI3',
    returnId: 3,
    relatedDisplayId: 3,
    paymentTerms: null,
    dueDay: null,
    formattedDueDay: '',
    creditedOrder: { displayId: 58, poNumber: 'PO-4711', formattedOrderDate: '11/4/2026', invoiceIds: ['I12'] },
  });

export function orderOf(lines: number, status: Order['status']): Order {
  return {
    orderId: 5,
    displayId: 58,
    version: 1,
    time: Date.UTC(2026, 10, 4),
    status,
    storeId: 7,
    storeName: 'Around the Horn',
    invoiceIds: [],
    paidFull: false,
    historyOrder: false,
    total: 95.96,
    estimated: false,
    deliveryDate: '2026-11-06',
    poNumber: 'PO-4711',
    note: 'Ring at the back door.',
    orderItems: Array.from({ length: lines }, (_, at): Order['orderItems'][number] => ({
      orderItemId: at + 1,
      productId: at + 1,
      name: names[at % names.length] ?? '',
      quantity: 3,
      weight: 12.35,
      hasWeight: at % 3 === 0 ? 'Yes' : 'No',
      rate: 7.77,
      amount: 95.96,
      notes: at % 4 === 1 ? 'Ripe ones, please.' : '',
      short: 0,
      scannedInvIds: [],
      scannedWeights: [4.1, 4.15, 4.1],
      location: `A-${at % 12}`,
    })),
  };
}

/** Details of `lines` lines: some in another area, some with one, several or many lots. */
export const linesOf = (lines: number): NonNullable<OrderSheetProps['lines']> =>
  new Map(
    Array.from({ length: lines }, (_, at) => {
      const lots = Array.from({ length: [0, 1, 2, 0, 1, 14][at % 6] ?? 0 }, (_lot, nth) => ({
        lot: nth === 7 ? 'ABCDEFGHIJ'.repeat(3) : `L2026-${at}-${nth}`,
        expiry: nth % 2 === 0 ? '2027-03-31' : undefined,
        quantity: 3,
        weight: 12.35,
      }));
      return [at + 1, { area: at % 3 === 0 ? 'Refrigerated hall at the north gate' : 'Dry', lots }];
    }),
  );

/** A statement with `lines` invoices, half as many payments and a few credits, all of the same amount. */
export function statementOf(lines: number, paper: SellerFacts['paper'], amount = '$95.96'): StatementSheet {
  const invoices = Array.from({ length: lines }, (_, at) => ({
    formattedInvoiceDate: '11/4/2026',
    invoiceId: `I${at + 1}`,
    formattedTotal: amount,
    formattedPaid: amount,
    formattedBalanceDue: amount,
  }));
  const credits = invoices.slice(0, Math.floor(lines / 8)).map((row) => ({ ...row, invoiceId: `R${row.invoiceId}` }));
  const sums = { formattedTotalAmount: amount, formattedTotalPaid: amount, formattedTotalOpenAmt: amount };
  const buckets = ['Not yet due', '1–30 days past due', '31–60 days past due', '61–90 days past due', 'Over 90 days'];
  return {
    seller: seller(paper),
    clientName: 'Around the Horn',
    timeRange: '11/1/2026 – 11/30/2026',
    address: 'Around the Horn\n120 Hanover Square\nBack entrance\nBoston, MA 02109',
    tables: [
      { name: 'Invoices', invoices, ...sums },
      { name: 'Returns', invoices: credits, ...sums },
    ],
    formattedBroughtForward: amount,
    formattedBilled: amount,
    formattedTotalPayments: amount,
    payments: invoices.slice(0, Math.floor(lines / 2)).map(({ formattedInvoiceDate }, at) => ({
      formattedDate: formattedInvoiceDate,
      method: 'CHECK' as const,
      formattedAmount: amount,
      reference:
        at % 5 === 2 ? 'A reference as long as a bank lets people write it, with the numbers of ten invoices' : '1042',
    })),
    formattedBalance: amount,
    formattedAsOf: '11/30/2026',
    ageing: buckets.map((name) => ({ name, amount: 95.96, formattedAmount: amount })),
  };
}
