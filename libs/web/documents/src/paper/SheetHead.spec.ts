import type { SellerFacts } from '@depot/contracts/identity';
import { expect, test } from '@jest/globals';
import { textStyles } from './measure.js';
import { measureSheetHead, type SheetHeadProps } from './SheetHead.js';

const seller = {
  legalName: 'Northgate Foods',
  address: '1 Main Street\nBoston',
  phone: '555-0100',
  email: 'hello@depot.test',
  taxId: '',
} as SellerFacts;
const height = (own: Partial<SheetHeadProps>) =>
  measureSheetHead({ title: 'INVOICE', seller, facts: [], language: 'gb', isFirst: false, ...own });

test('how to reach the seller takes its room on the first page alone', () => {
  const { strong, contact, title } = textStyles;
  const rule = 10.5;
  expect(height({ isFirst: true })).toBe(strong.line + 3 * contact.line + rule);
  expect(height({})).toBe(title.line + 3 + rule);
});
