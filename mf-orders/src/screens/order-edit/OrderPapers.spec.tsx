import type { Invoice } from '@depot/contracts/billing';
import type { Order } from '@depot/contracts/orders';
import { renderScreen } from '@depot/web-testing';
import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { manifest } from '../../manifest.js';
import { OrderPapers } from './OrderPapers.js';

const address = { name: 'Wok', address1: '1 Main Street', address2: '', city: 'Boston', state: 'MA', zipCode: '02118' };
const invoice = (invoiceId: string): Invoice => ({
  invoiceId,
  invoiceIdQuery: invoiceId,
  orderId: 7,
  returnId: null,
  relatedDisplayId: 70,
  userId: 12,
  status: 'UNPAID',
  clientName: 'Wok',
  sellerName: 'Northgate',
  invoiceDate: 0,
  formattedInvoiceDate: '10/5/2026',
  poNumber: '',
  total: 7.5,
  paid: 0,
  balanceDue: 7.5,
  formattedTotal: '$7.50',
  formattedPaid: '$0.00',
  note: '',
  formattedBalanceDue: '$7.50',
  billAddress: address,
  shipAddress: address,
  invoiceItems: [],
  paymentTerms: 30,
  dueDay: '2026-11-04',
  formattedDueDay: '11/4/2026',
  formattedSettledDay: '',
  paidMethod: null,
  creditedOrder: null,
  deliveryDate: null,
  seller: {
    legalName: 'Northgate',
    address: '',
    phone: '',
    email: '',
    taxId: '',
    paymentInstructions: '',
    paper: 'LETTER',
  },
});

test('opens the very invoice that was pressed, of several', async () => {
  const { user } = await renderScreen(<OrderPapers order={{ orderId: 7 } as Order} />, {
    texts: { [manifest.name]: manifest.locales },
    response: { 'GET /invoice': { list: [invoice('I1'), invoice('I2')] }, 'GET /return': { list: [] } },
  });
  await user.click(await screen.findByRole('button', { name: 'I2' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect((await dialog.findByRole('tab', { name: 'I2' })).getAttribute('aria-selected')).toBe('true');
});
