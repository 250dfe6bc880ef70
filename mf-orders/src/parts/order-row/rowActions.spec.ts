import type { OrderStatus } from '@depot/contracts/orders';
import type { Role } from '@depot/contracts/permissions';
import { describe, expect, test } from '@jest/globals';
import { listActions } from './rowActions.js';

const actions = (status: OrderStatus, role: Role, { invoiceIds = [] as string[], viewOnly = false } = {}) =>
  listActions({ status, invoiceIds }, role, viewOnly);

describe('buttons of an order', () => {
  test('a warehouse admin processes and cancels a pending order, a worker cancels nothing', () => {
    expect(actions('PENDING', 'WAREHOUSE_ADMIN')).toEqual(['process', 'print', 'edit', 'cancel']);
    expect(actions('PENDING', 'WAREHOUSE_OPS')).toEqual(['process', 'print']);
  });

  test('a store edits and cancels only while pending', () => {
    expect(actions('PENDING', 'STORE')).toEqual(['print', 'edit', 'again', 'cancel']);
    expect(actions('PROCESSING', 'STORE')).toEqual(['print', 'again']);
  });

  test('what was shipped is confirmed by the store and completed by the admin group', () => {
    expect(actions('OUTBOUND', 'STORE')).toEqual(['confirm', 'print', 'again']);
    expect(actions('OUTBOUND', 'WAREHOUSE_ADMIN')).toEqual(['complete', 'print', 'return', 'cancel']);
    expect(actions('OUTBOUND', 'ADMIN')).toEqual(['complete', 'confirm', 'print', 'again', 'return', 'cancel']);
  });

  test('a done order gets its invoice, and then shows it', () => {
    expect(actions('DONE', 'WAREHOUSE_OPS')).toEqual(['generateInvoice', 'print', 'return']);
    expect(actions('DONE', 'WAREHOUSE_OPS', { invoiceIds: ['I1'] })).toEqual([
      'invoice',
      'generateInvoice',
      'print',
      'return',
    ]);
    expect(actions('DONE', 'STORE', { invoiceIds: ['I1'] })).toEqual(['invoice', 'print', 'again']);
    expect(actions('DONE', 'READ_ONLY_STORE', { invoiceIds: ['I1'] })).toEqual(['print']);
  });

  test('a cancelled order does not print; the admin group deletes it', () => {
    expect(actions('CANCELLED', 'WAREHOUSE_ADMIN')).toEqual(['delete']);
    expect(actions('CANCELLED', 'STORE')).toEqual(['again']);
  });

  test('view-only leaves reading to everyone and writing to ADMIN', () => {
    expect(actions('PENDING', 'WAREHOUSE_ADMIN', { viewOnly: true })).toEqual(['print']);
    expect(actions('PENDING', 'ADMIN', { viewOnly: true })).toEqual(['process', 'print', 'edit', 'again', 'cancel']);
  });
});
