import { type Cents, formatCents } from '@depot/contracts/amounts';
import { BILLING_PORT, type BillingPort } from '@depot/contracts/billing';
import { DomainError, translate } from '@depot/contracts/errors';
import { IDENTITY_PORT, type IdentityPort, type StoreCredit, type StoreFacts } from '@depot/contracts/identity';
import { orderMessages } from '@depot/contracts/orders';
import { currentLanguage } from '@depot/node-context';
import { Inject, Injectable } from '@nestjs/common';
import type { OrderLine } from '../order-line.js';
import { OpenOrderValue } from './open-order-value.js';

/** A store's limit, held until the transaction ends. */
export interface LockedCredit extends StoreCredit {
  storeId: number;
}

/** Keeps a store's debt and open orders within its credit limit. */
@Injectable()
export class CreditCheck {
  constructor(
    @Inject(IDENTITY_PORT) private readonly identity: IdentityPort,
    @Inject(BILLING_PORT) private readonly billing: BillingPort,
    private readonly value: OpenOrderValue,
  ) {}

  /**
   * Has other orders of the store wait, where it has a limit. Must come before what the limit is weighed against is
   * read, which is then at least as new as what those before it have written.
   */
  async lockCredit({ storeId, creditPolicy }: StoreFacts): Promise<LockedCredit> {
    return creditPolicy === 'NONE'
      ? { storeId, policy: creditPolicy, limit: 0 }
      : { storeId, ...(await this.identity.lockCredit(storeId)) };
  }

  /** The same for a store that is known by its order alone. A store without a limit has no row that others wait for. */
  async lockCreditByStoreId(storeId: number): Promise<LockedCredit> {
    return { storeId, ...(await this.identity.lockCredit(storeId)) };
  }

  /** CREDIT_LIMIT where the lines do not fit. `except` is the order whose lines they replace. */
  async assertWithinLimit(
    { storeId, policy, limit }: LockedCredit,
    store: string,
    lines: readonly OrderLine[],
    except?: number,
  ): Promise<void> {
    if (policy !== 'STOP') return;
    const { owed, open } = await this.loadExposure(storeId, except);
    const requestedValue = await this.value.sumLines(lines);
    if (owed + open + requestedValue <= limit) return;
    const amounts = {
      limit: formatCents(limit),
      owed: formatCents(owed),
      open: formatCents(open),
      asked: formatCents(requestedValue),
    };
    throw new DomainError('CREDIT_LIMIT', orderMessages.creditLimit, { store, ...amounts });
  }

  /** CREDIT_LIMIT where the order would cost more than before, and that does not fit. */
  async assertAffordable(
    credit: LockedCredit,
    store: string,
    { orderId, lines }: { orderId: number; lines: readonly OrderLine[] },
    requestedLines: readonly OrderLine[],
  ): Promise<void> {
    if (credit.policy !== 'STOP') return;
    if ((await this.value.sumLines(requestedLines)) > (await this.value.sumLines(lines)))
      await this.assertWithinLimit(credit, store, requestedLines, orderId);
  }

  /** What to say of an order whose goods have left already, when it goes beyond the limit. */
  async describeExcess({ storeId, policy, limit }: LockedCredit, store: string): Promise<string | undefined> {
    if (policy === 'NONE') return undefined;
    const { owed, open } = await this.loadExposure(storeId);
    const exposure = owed + open;
    if (exposure <= limit) return undefined;
    const amounts = { limit: formatCents(limit), exposure: formatCents(exposure) };
    return translate(orderMessages.creditExceeded, currentLanguage(), { store, ...amounts });
  }

  /** Where the store stands now, whether it has a limit or not. */
  async getCredit(storeId: number) {
    const credit = await this.identity.credit(storeId);
    const { owed, open } = await this.loadExposure(storeId);
    return { ...credit, owed, openOrders: open };
  }

  /**
   * What the store owes, and what it has ordered beside. An invoice that is made between the two looks is counted
   * twice; the other way round it would count nowhere, and the order that is weighed would go beyond the limit.
   */
  private async loadExposure(storeId: number, except?: number): Promise<{ owed: Cents; open: Cents }> {
    const open = await this.value.sumOpenOrders(storeId, except);
    return { owed: await this.billing.owed(storeId), open };
  }
}
