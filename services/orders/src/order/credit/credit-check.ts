import { type Cents, formatCents } from '@depot/contracts/amounts';
import { BILLING_PORT, type BillingPort } from '@depot/contracts/billing';
import { DomainError, translate } from '@depot/contracts/errors';
import { IDENTITY_PORT, type IdentityPort, type StoreCredit, type StoreFacts } from '@depot/contracts/identity';
import { orderMessages } from '@depot/contracts/orders';
import { currentLanguage } from '@depot/node-context';
import { Inject, Injectable } from '@nestjs/common';
import type { OrderLine } from '../order-line.js';
import { OpenOrderValue } from './open-order-value.js';

/** The credit limit of a store, locked until the transaction ends. */
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
   * Locks the limit of a store, if it has one, so that its orders are checked one after the other. Call it before
   * reading the debt and the open orders: they then include everything that earlier commands have written.
   */
  async lockCredit({ storeId, creditPolicy }: StoreFacts): Promise<LockedCredit> {
    return creditPolicy === 'NONE'
      ? { storeId, policy: creditPolicy, limit: 0 }
      : { storeId, ...(await this.identity.lockCredit(storeId)) };
  }

  /** Like `lockCredit`, without reading the store first. A store without a limit has no row to lock. */
  async lockCreditByStoreId(storeId: number): Promise<LockedCredit> {
    return { storeId, ...(await this.identity.lockCredit(storeId)) };
  }

  /**
   * Checks lines against the credit limit. `except` is the order whose lines they replace.
   *
   * @throws CREDIT_LIMIT if the lines exceed the limit
   */
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

  /**
   * Checks the new lines of an order if they cost more than its current lines.
   *
   * @throws CREDIT_LIMIT if they exceed the limit
   */
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

  /** Warning about a shipped order that exceeds the limit. Undefined within the limit. */
  async describeExcess({ storeId, policy, limit }: LockedCredit, store: string): Promise<string | undefined> {
    if (policy === 'NONE') return undefined;
    const { owed, open } = await this.loadExposure(storeId);
    const exposure = owed + open;
    if (exposure <= limit) return undefined;
    const amounts = { limit: formatCents(limit), exposure: formatCents(exposure) };
    return translate(orderMessages.creditExceeded, currentLanguage(), { store, ...amounts });
  }

  /** Debt and open orders of a store, also if it has no limit. */
  async getCredit(storeId: number) {
    const credit = await this.identity.credit(storeId);
    const { owed, open } = await this.loadExposure(storeId);
    return { ...credit, owed, openOrders: open };
  }

  /**
   * Debt and value of the open orders of a store. The open orders are read first: an invoice that is created between
   * the two reads is then counted twice. In the other order it would be missing, and an order could exceed the limit.
   */
  private async loadExposure(storeId: number, except?: number): Promise<{ owed: Cents; open: Cents }> {
    const open = await this.value.sumOpenOrders(storeId, except);
    return { owed: await this.billing.owed(storeId), open };
  }
}
