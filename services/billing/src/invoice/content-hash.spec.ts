import { describe, expect, test } from '@jest/globals';
import { hashContent } from './content-hash.js';
import type { ItemFields } from './invoice-item.js';

type Head = Parameters<typeof hashContent>[0];

const address = (city: string) =>
  JSON.stringify({ name: 'Quay', address1: '1 Pier', address2: '', city, state: 'MA', zipCode: '02110' });

const header: Head = {
  kind: 'I',
  number: 12,
  orderId: 3,
  returnId: null,
  relatedDisplayId: 58,
  storeId: 7,
  clientName: 'Quay',
  sellerName: 'Depot Foods',
  timezone: 'America/New_York',
  sellerId: 4,
  invoiceDate: 1_780_000_000_000,
  dueAt: 1_782_500_000_000,
  total: 2505,
  billAddress: address('Boston'),
  shipAddress: address('Lynn'),
  deliveryDate: null,
  poNumber: '',
  note: '',
};
const line: ItemFields = {
  orderItemId: 9,
  productId: 5,
  description: 'Wheel of cheese',
  notes: '',
  hasWeight: 'Yes',
  quantity: 2,
  weight: 2505,
  weights: [1005, 1500],
  rate: 100,
  amount: 2505,
  mostQuantity: 2,
  mostWeight: 2505,
};
const known = hashContent(header, [line]);

/** Headers that differ from the original in one field each. */
const saidOtherwise: Partial<Head>[] = [
  { kind: 'RI' },
  { number: 13 },
  { relatedDisplayId: 59 },
  { clientName: 'Quai' },
  { sellerName: 'Depot Food' },
  { timezone: 'America/Chicago' },
  { invoiceDate: header.invoiceDate + 1 },
  { billAddress: address('Salem') },
  { shipAddress: address('Salem') },
  { total: 2506 },
  { dueAt: header.dueAt + 1 },
  { sellerId: 5 },
  { deliveryDate: '2026-06-01' },
  { poNumber: 'PO-1' },
  { note: 'By the back door' },
];
const lineSaidOtherwise: Partial<ItemFields>[] = [
  { description: 'Wheel of Gouda' },
  { notes: 'Ripe' },
  { quantity: 3 },
  { weight: 2504 },
  { weights: [1004, 1501] },
  { rate: 101 },
  { amount: 2504 },
];

describe('the hash of a paid invoice', () => {
  test.each(saidOtherwise)('is another one where its header says %j', (change) => {
    expect(hashContent({ ...header, ...change }, [line])).not.toBe(known);
  });

  test.each(lineSaidOtherwise)('is another one where a line says %j', (change) => {
    expect(hashContent(header, [{ ...line, ...change }])).not.toBe(known);
  });

  test('is another one where a line is missing or stands elsewhere', () => {
    const other = { ...line, description: 'Jar of olives' };
    const both = hashContent(header, [line, other]);
    expect(new Set([known, both, hashContent(header, [other, line])]).size).toBe(3);
  });

  test('stays what it was for an invoice from before orders said anything of themselves', () => {
    expect(known).toBe('7bd78ca1d47bba20cfdbf4f06126189718e7dc108097b2a777b2873b70939d37');
  });
});
