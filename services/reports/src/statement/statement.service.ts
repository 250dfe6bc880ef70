import {
  BILLING_REPORT_PORT,
  type BillingReportPort,
  type InvoiceRange,
  type StoreAccount,
} from '@depot/contracts/billing';
import { commonMessages, DomainError } from '@depot/contracts/errors';
import {
  ADDRESS_PORT,
  type AddressPort,
  IDENTITY_PORT,
  type IdentityPort,
  type StoreFacts,
  storesInBooks,
} from '@depot/contracts/identity';
import { addDays, dayOf, startOfDay } from '@depot/contracts/time';
import { visibleStore } from '@depot/node-context';
import { Inject, Injectable } from '@nestjs/common';
import { dueFrom } from './ageing.js';
import { statementOf } from './statement-content.js';

/** Accounts as they stood at a moment. */
interface AccountsAsOf {
  timezone: string;
  /** Epoch ms: the end of the period, or now while it runs. */
  asOf: number;
  /** By store. */
  accounts: Map<number, StoreAccount>;
}

/** Statement of a store: its balance before a period, invoices and payments in it, and closing balance. */
@Injectable()
export class StatementService {
  constructor(
    @Inject(BILLING_REPORT_PORT) private readonly billing: BillingReportPort,
    @Inject(IDENTITY_PORT) private readonly identity: IdentityPort,
    @Inject(ADDRESS_PORT) private readonly addresses: AddressPort,
  ) {}

  /** Every store with a balance at the end of the range, or a movement in it. */
  async stores(range: InvoiceRange): Promise<number[]> {
    const { until, paidUntil } = await this.boundsOf(range);
    return this.billing.storesWithAccount({ start: range.start, end: until }, paidUntil);
  }

  /** NOT_FOUND for a store of another tenant, and for a STORE that asks for another one. */
  async account(storeId: number, range: InvoiceRange): Promise<{ timezone: string; account: StoreAccount }> {
    await this.storesOf([storeId]);
    const { timezone, accounts } = await this.accounts([storeId], range);
    return { timezone, account: existing(accounts.get(storeId)) };
  }

  /** @throws the errors of `account`. */
  async statement(storeId: number, range: InvoiceRange) {
    return existing((await this.statements([storeId], range)).get(storeId));
  }

  /**
   * Statements by store, with a constant number of queries.
   * @throws the errors of `account`
   */
  async statements(storeIds: readonly number[], range: InvoiceRange) {
    const stores = await this.storesOf(storeIds);
    const { accounts, ...asOf } = await this.accounts(storeIds, range);
    const addresses = await this.addresses.addresses(storeIds);
    const seller = await this.identity.seller();
    return new Map(
      stores.map((store) => [
        store.storeId,
        statementOf({
          ...{ ...asOf, store, seller, range, account: existing(accounts.get(store.storeId)) },
          address: addresses.get(store.storeId)?.bill,
        }),
      ]),
    );
  }

  /** Also where the user of a store has another role by now: the account is still there. */
  private async storesOf(storeIds: readonly number[]): Promise<StoreFacts[]> {
    const own = visibleStore();
    if (own !== undefined && storeIds.some((storeId) => storeId !== own))
      throw new DomainError('NOT_FOUND', commonMessages.notFound);
    return storesInBooks(this.identity, storeIds);
  }

  private async accounts(storeIds: readonly number[], range: InvoiceRange): Promise<AccountsAsOf> {
    const { timezone, asOf, until, paidUntil } = await this.boundsOf(range);
    const span = { start: range.start, end: until };
    return {
      timezone,
      asOf,
      accounts: await this.billing.accounts(storeIds, span, paidUntil, dueFrom(asOf, timezone)),
    };
  }

  /** Up to when invoices and payments count. While the period runs every payment does: one may be dated ahead. */
  private async boundsOf({ end }: InvoiceRange) {
    const now = Date.now();
    const { timezone } = await this.identity.tenant();
    const tomorrow = startOfDay(addDays(dayOf(now, timezone), 1), timezone);
    const isOver = end < tomorrow - 1;
    return {
      timezone,
      asOf: isOver ? end : now,
      until: Math.min(end, tomorrow - 1),
      paidUntil: isOver ? end : Number.MAX_SAFE_INTEGER,
    };
  }
}

function existing<T>(found: T | undefined): T {
  if (found === undefined) throw new DomainError('NOT_FOUND', commonMessages.notFound);
  return found;
}
