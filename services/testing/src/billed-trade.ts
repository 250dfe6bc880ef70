import { BILLING_PORT, type BillingPort } from '@depot/contracts/billing';
import { runInContext } from '@depot/node-context';
import type { Trade } from './trade.js';

export interface Billed {
  storeId: number;
  invoiceDate: number;
  /** Pieces of the counted product, and the price of each in cents. */
  quantity: number;
  rate: number;
  isPaid?: boolean;
  /** The credit of a return instead. */
  isCredit?: boolean;
}

let orders = 1_000_000;

/**
 * Writes unpaid invoices without orders behind them, many at a time, as an import of past orders does. Their numbers
 * follow on.
 */
export async function billed(trade: Trade, invoices: readonly Billed[]): Promise<void> {
  const { tenantId, manager } = trade.tenant;
  const session = {
    sessionId: 'import',
    id: manager.id,
    role: manager.role,
    tenantId,
    displayName: manager.name,
    language: 'gb' as const,
    timezone: 'UTC',
    viewOnly: false,
  };
  const past = invoices.map(({ storeId, invoiceDate, quantity, rate, isPaid = false, isCredit = false }) => {
    const orderId = (orders += 1);
    const product = { productId: trade.goods.No, description: 'Jar of olives', hasWeight: 'No' as const };
    return {
      orderId,
      displayId: orderId,
      ...(isCredit && { returnId: orderId }),
      storeId,
      invoiceDate,
      isPaid,
      lines: [{ orderItemId: orderId, ...product, quantity, rate, weight: 0 }],
    };
  });
  const billing = trade.app.app.get<BillingPort>(BILLING_PORT, { strict: false });
  await runInContext({ session }, () => trade.app.db.transaction(() => billing.addPast(past)));
}
