import type { Invoice } from '@depot/contracts/billing';
import { expect, test } from '@jest/globals';
import { invoicesHtml, labelsHtml, orderSheetsHtml } from './print.js';

const seller = {
  legalName: 'Northgate Foods',
  address: '1 Main Street',
  phone: '',
  email: '',
  taxId: '',
  paymentInstructions: '',
  paper: 'LETTER' as const,
};
const address = { name: 'Salt & <Pepper>', address1: '', address2: '', city: '', state: '', zipCode: '' };
const invoice = (invoiceId: string): Invoice => ({
  invoiceId,
  invoiceIdQuery: invoiceId,
  orderId: 5,
  returnId: null,
  relatedDisplayId: 58,
  userId: 12,
  poNumber: '',
  note: '',
  clientName: 'Salt & <Pepper>',
  sellerName: 'Northgate',
  seller,
  status: 'UNPAID',
  deliveryDate: null,
  invoiceDate: 0,
  formattedInvoiceDate: '',
  paymentTerms: null,
  dueDay: null,
  formattedDueDay: '',
  total: 1,
  paid: 0,
  balanceDue: 1,
  formattedTotal: '$1.00',
  formattedPaid: '',
  formattedBalanceDue: '$1.00',
  formattedSettledDay: '',
  paidMethod: null,
  creditedOrder: null,
  billAddress: address,
  shipAddress: address,
  invoiceItems: [],
});
const order = (displayId: number) => ({
  order: {
    orderId: displayId,
    displayId,
    version: 1,
    time: 0,
    status: 'PENDING' as const,
    storeId: 7,
    orderItems: [],
    storeName: 'Around the Horn',
    invoiceIds: [],
    paidFull: false,
    historyOrder: false,
    total: 0,
    estimated: false,
    deliveryDate: null,
    poNumber: '',
    note: '',
  },
  formattedDate: '',
  formattedShipDay: '',
  seller,
  shipTo: '',
  outboundUrl: 'https://depot.test/out/5',
});
const item = {
  orderItemId: 1,
  productId: 1,
  name: 'Ham',
  quantity: 3,
  weight: 0,
  hasWeight: 'No' as const,
  rate: 1,
  amount: 3,
  notes: '',
  short: 0,
  scannedInvIds: [],
  scannedWeights: [],
};
const titleOf = (html: string) => /<title>(.*?)<\/title>/.exec(html)?.[1];

test('a file with one paper is called after it, one with several after their kind', () => {
  const [one, two] = [{ invoice: invoice('I12') }, { invoice: invoice('I13') }];
  expect(titleOf(invoicesHtml('gb', [one]))).toBe('Invoice I12 – Salt &amp; &lt;Pepper>');
  expect(titleOf(invoicesHtml('gb', [one, two]))).toBe('Invoices');
  expect(titleOf(orderSheetsHtml('gb', [order(58)]))).toBe('#58 Around the Horn');
  expect(titleOf(orderSheetsHtml('gb', [order(58), order(59)]))).toBe('Orders');
});

test('and says which language it is in, for whoever has it read aloud', () => {
  expect(invoicesHtml('cn', [])).toContain('<html lang="zh-CN">');
  expect(invoicesHtml('gb', [])).toContain('<html lang="en">');
});

test('labels begin where a part-used sheet is free, as far off as the printer is', () => {
  const label = { qrValue: 'U7K3M9PQ2RSTV4WX', qrText: 'Queso Cabrales 4.10 lb' };
  const at = (props: object) =>
    [
      ...labelsHtml({ labels: [label, label], sheet: 'AVERY_5163', ...props }).matchAll(/left:(.+?)in;top:(.+?)in/g),
    ].map(([, left, top]) => [Number(left), Number(top)]);
  expect(at({})).toEqual([
    [0.15625, 0.5],
    [4.34375, 0.5],
  ]);
  expect(at({ startPosition: 2, offsetX: 0.25, offsetY: -0.25 })).toEqual([
    [4.59375, 0.25],
    [0.40625, 2.25],
  ]);
});

test('the lots of a line stand beneath it, and nothing does where it has none', () => {
  const sheetOf = (lots: { lot: string; quantity: number; weight: number }[]) => {
    const { order: plain, ...facts } = order(58);
    const lines = new Map([[1, { area: '', lots }]]);
    return orderSheetsHtml('gb', [{ ...facts, order: { ...plain, orderItems: [item] }, lines }]);
  };
  expect(sheetOf([{ lot: 'L7', quantity: 3, weight: 0 }])).toMatch(/<tr class="lots">.*L7/);
  expect(sheetOf([])).not.toContain('class="lots"');
});

test('a name from right to left stands by itself, so that the weight beside it stays as it is written', () => {
  const html = labelsHtml({ labels: [{ qrValue: 'AB12', qrText: 'لحم بقري 3.30 lb' }], sheet: 'AVERY_5163' });
  expect(html).toMatch(/<bdi>لحم بقري<\/bdi> <span[^>]*>3\.30\u00a0lb<\/span>/);
  const placed = order(58);
  const sheet = orderSheetsHtml('gb', [
    { ...placed, order: { ...placed.order, orderItems: [{ ...item, name: 'لحم' }] } },
  ]);
  expect(sheet).toContain('<bdi>لحم</bdi>');
});
