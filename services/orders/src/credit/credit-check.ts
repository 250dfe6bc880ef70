import { Inject, Injectable } from '@nestjs/common';
import { formatCents } from '@depot/contracts/amounts';
import { BILLING_PORT, type BillingPort } from '@depot/contracts/billing';
import { Refusal } from '@depot/contracts/errors';
import { IDENTITY_PORT, type IdentityPort, type StoreCredit, type StoreFacts } from '@depot/contracts/identity';
import { orderMessages } from '@depot/contracts/orders';
import type { OrderLine } from '../order/order-line.js';
import { OpenWorth } from './open-worth.js';

/** A store's limit, held until the transaction ends. */
export interface HeldCredit extends StoreCredit {
  storeId: number;
}

/** Keeps a store's debt and open orders within its credit limit. */
@Injectable()
export class CreditCheck {
  constructor(
    @Inject(IDENTITY_PORT) private readonly identity: IdentityPort,
    @Inject(BILLING_PORT) private readonly billing: BillingPort,
    private readonly worth: OpenWorth,
  ) {}

  /**
   * Has other orders of the store wait, where it has a limit. Must come before what the limit is weighed against is read, which is then
   * at least as new as what those before it have written.
   */
  async hold({ storeId, creditPolicy }: StoreFacts): Promise<HeldCredit> {
    return creditPolicy === 'NONE'
      ? { storeId, policy: creditPolicy, limit: 0 }
      : { storeId, ...(await this.identity.lockCredit(storeId)) };
  }

  /** CREDIT_LIMIT where the lines do not fit. `except` is the order whose lines they replace. */
  async refuseBeyond({ storeId, policy, limit }: HeldCredit, store: string, lines: readonly OrderLine[], except?: number): Promise<void> {
    if (policy !== 'STOP') return;
    const [owed, open, asked] = [await this.billing.owed(storeId), await this.worth.ofStore(storeId, except), await this.worth.of(lines)];
    if (owed + open + asked <= limit) return;
    const amounts = { limit: formatCents(limit), owed: formatCents(owed), open: formatCents(open), asked: formatCents(asked) };
    throw new Refusal('CREDIT_LIMIT', orderMessages.creditLimit, { store, ...amounts });
  }

  /** Where the store stands now. */
  async standing(storeId: number) {
    const credit = await this.identity.credit(storeId);
    if (credit.policy === 'NONE') return { ...credit, owed: 0, openOrders: 0 };
    return { ...credit, owed: await this.billing.owed(storeId), openOrders: await this.worth.ofStore(storeId) };
  }
}
