import type { Invoice } from '@depot/contracts/billing';
import { expect, test } from '@jest/globals';
import { readInvoice } from './readInvoice.js';
import { readStatement } from './readStatement.js';

const seller = {
  legalName: 'Northgate Foods',
  address: '1 Main Street',
  phone: '',
  email: '',
  taxId: '',
  paymentInstructions: 'By cheque',
  paper: 'LETTER' as const,
};
const nowhere = { name: '', address1: '', address2: '', city: '', state: '', zipCode: '' };
const line = { orderItemId: 1, productId: 1, notes: '', weights: [], amount: 0 };
const invoice: Invoice = {
  invoiceId: 'I12',
  invoiceIdQuery: 'I12',
  orderId: 5,
  returnId: null,
  relatedDisplayId: 58,
  userId: 12,
  clientName: 'Salt & Pepper',
  sellerName: 'Northgate',
  seller,
  status: 'UNPAID',
  poNumber: '',
  note: '',
  invoiceDate: 0,
  formattedInvoiceDate: '11/4/2026',
  paymentTerms: 30,
  dueDay: '2026-12-04',
  formattedDueDay: '12/4/2026',
  deliveryDate: null,
  formattedSettledDay: '',
  paidMethod: null,
  total: 50.02,
  paid: 0,
  balanceDue: 50.02,
  creditedOrder: null,
  formattedTotal: '$50.02',
  formattedPaid: '$0.00',
  formattedBalanceDue: '$50.02',
  billAddress: nowhere,
  shipAddress: nowhere,
  invoiceItems: [
    {
      ...line,
      invoiceItemId: 1,
      description: 'Tea',
      quantity: 3,
      weight: 0,
      rate: 2,
      byWeight: false,
      formattedRate: '$2.00',
      formattedAmount: '$6.00',
    },
    {
      ...line,
      invoiceItemId: 2,
      description: 'Wheel',
      quantity: 1,
      weight: 22.01,
      rate: 2,
      byWeight: true,
      notes: 'ripe',
      formattedRate: '$2.00',
      formattedAmount: '$44.02',
    },
  ],
};

test('an invoice is read as rows with their units, its due day, and the amount due', () => {
  const { title, facts, sections, sums, note } = readInvoice(invoice, 'gb');
  expect(title).toBe('INVOICE');
  expect(facts).toContainEqual({ name: 'Due', value: '12/4/2026' });
  expect(sections[0]?.rows.map(({ name, detail, amount }) => [name, detail, amount])).toEqual([
    ['Tea', '3 pcs · $2.00 / ea', '$6.00'],
    ['Wheel', '1 pc · 22.01 lb · $2.00 / lb\nripe', '$44.02'],
  ]);
  expect(sums[0]?.lines.at(-1)).toEqual({ name: 'Balance Due', amount: '$50.02', isDue: true });
  expect(note).toEqual({ title: 'How to pay', lines: 'By cheque' });
});

test('amounts of a credit reduce the balance; those of a void invoice are struck through', () => {
  const credit = readInvoice({ ...invoice, invoiceId: 'RI3' }, 'cn');
  expect(credit.title).toBe('退货贷项单');
  expect(credit.sections[0]?.rows[0]?.amount).toBe('-$6.00');
  expect(readInvoice({ ...invoice, status: 'VOID' }, 'gb').isStruck).toBe(true);
});

test('an imported invoice without addresses is billed to the customer by name, and has no empty heading', () => {
  expect(readInvoice(invoice, 'gb').parties).toEqual([{ name: 'Bill To', lines: 'Salt & Pepper' }]);
});

test('a statement is read as its account, its documents with what is open, and its payments', () => {
  const statement = {
    seller,
    clientName: 'Salt & Pepper',
    address: '',
    timeRange: '11/1/2026 – 11/30/2026',
    tables: [
      {
        name: 'Invoices',
        formattedTotalAmount: '$50.02',
        formattedTotalPaid: '$10.00',
        formattedTotalOpenAmt: '$40.02',
        invoices: [
          {
            formattedInvoiceDate: '11/4/2026',
            invoiceId: 'I12',
            formattedTotal: '$50.02',
            formattedPaid: '$10.00',
            formattedBalanceDue: '$40.02',
          },
        ],
      },
      {
        name: 'Returns',
        invoices: [],
        formattedTotalAmount: '$0.00',
        formattedTotalPaid: '$0.00',
        formattedTotalOpenAmt: '$0.00',
      },
    ],
    formattedBroughtForward: '$0.00',
    formattedBilled: '$50.02',
    formattedTotalPayments: '$10.00',
    payments: [{ formattedDate: '11/5/2026', method: 'CHECK' as const, reference: '1042', formattedAmount: '$10.00' }],
    formattedBalance: '$40.02',
    formattedAsOf: '11/30/2026',
    ageing: [{ name: 'Not yet due', amount: 40.02, formattedAmount: '$40.02' }],
  };
  const { facts, sections, sums } = readStatement(statement, 'gb');
  expect(facts).toContainEqual({ name: 'Balance Due', value: '$40.02' });
  expect(sections.map(({ name, rows }) => [name, rows.map((row) => [row.name, row.detail, row.amount])])).toEqual([
    ['Invoices', [['I12', '11/4/2026 · Open $40.02', '$50.02']]],
    ['Payments', [['Check 1042', '11/5/2026', '$10.00']]],
  ]);
  expect(sums.map(({ lines }) => lines.at(-1)?.amount)).toEqual(['$40.02', '$40.02']);
});
