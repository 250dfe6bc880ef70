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
import { getVisibleStore } from '@depot/node-context';
import { Inject, Injectable } from '@nestjs/common';
import { computeBucketStarts } from './ageing.js';
import { buildStatement } from './build-statement.js';

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
  async listStores(range: InvoiceRange): Promise<number[]> {
    const { until, paidUntil } = await this.computeBounds(range);
    return this.billing.storesWithAccount({ start: range.start, end: until }, paidUntil);
  }

  /** NOT_FOUND for a store of another tenant, and for a STORE that asks for another one. */
  async getAccount(storeId: number, range: InvoiceRange): Promise<{ timezone: string; account: StoreAccount }> {
    await this.loadStores([storeId]);
    const { timezone, accounts } = await this.loadAccounts([storeId], range);
    return { timezone, account: requireFound(accounts.get(storeId)) };
  }

  /** @throws the errors of `account`. */
  async getStatement(storeId: number, range: InvoiceRange) {
    return requireFound((await this.buildStatements([storeId], range)).get(storeId));
  }

  /**
   * Statements by store, with a constant number of queries.
   * @throws the errors of `account`
   */
  async buildStatements(storeIds: readonly number[], range: InvoiceRange) {
    const stores = await this.loadStores(storeIds);
    const { accounts, ...asOf } = await this.loadAccounts(storeIds, range);
    const addresses = await this.addresses.addresses(storeIds);
    const seller = await this.identity.seller();
    return new Map(
      stores.map((store) => [
        store.storeId,
        buildStatement({
          ...asOf,
          store,
          seller,
          range,
          account: requireFound(accounts.get(store.storeId)),
          address: addresses.get(store.storeId)?.bill,
        }),
      ]),
    );
  }

  /** Also where the user of a store has another role by now: the account is still there. */
  private async loadStores(storeIds: readonly number[]): Promise<StoreFacts[]> {
    const own = getVisibleStore();
    if (own !== undefined && storeIds.some((storeId) => storeId !== own))
      throw new DomainError('NOT_FOUND', commonMessages.notFound);
    return storesInBooks(this.identity, storeIds);
  }

  private async loadAccounts(storeIds: readonly number[], range: InvoiceRange): Promise<AccountsAsOf> {
    const { timezone, asOf, until, paidUntil } = await this.computeBounds(range);
    const span = { start: range.start, end: until };
    return {
      timezone,
      asOf,
      accounts: await this.billing.accounts(storeIds, span, paidUntil, computeBucketStarts(asOf, timezone)),
    };
  }

  /** Up to when invoices and payments count. While the period runs every payment does: one may be dated ahead. */
  private async computeBounds({ end }: InvoiceRange) {
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

function requireFound<T>(found: T | undefined): T {
  if (found === undefined) throw new DomainError('NOT_FOUND', commonMessages.notFound);
  return found;
}
