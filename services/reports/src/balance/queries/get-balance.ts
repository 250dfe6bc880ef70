import { formatCents } from '@depot/contracts/amounts';
import { BILLING_REPORT_PORT, type BillingReportPort } from '@depot/contracts/billing';
import { commonMessages, DomainError } from '@depot/contracts/errors';
import { IDENTITY_PORT, type IdentityPort, storesInBooks } from '@depot/contracts/identity';
import { dayOf, formatDay } from '@depot/contracts/time';
import { getVisibleStore } from '@depot/node-context';
import { Inject, Injectable } from '@nestjs/common';
import { computeBucketStarts } from '../../statement/ageing.js';

/** Reads the balance of a store as of today, for every screen that shows it. */
@Injectable()
export class GetBalance {
  constructor(
    @Inject(BILLING_REPORT_PORT) private readonly billing: BillingReportPort,
    @Inject(IDENTITY_PORT) private readonly identity: IdentityPort,
  ) {}

  /** @throws NOT_FOUND for a store of another tenant, and for a STORE that reads another store */
  async execute(userId: number) {
    const own = getVisibleStore();
    if (own !== undefined && own !== userId) throw new DomainError('NOT_FOUND', commonMessages.notFound);
    await storesInBooks(this.identity, [userId]);
    const { timezone } = await this.identity.tenant();
    const now = Date.now();
    const [open] = await this.billing.openByStore(computeBucketStarts(now, timezone), userId);
    const day = dayOf(now, timezone);
    return { userId, ...sumBalance(open?.amounts ?? []), asOf: day, formattedAsOf: formatDay(day) };
  }
}

/** `amounts` are open amounts by due day, those not yet due first. Credits are negative and settle due amounts. */
export function sumBalance(amounts: readonly number[]) {
  const balance = sumAmounts(amounts);
  const overdue = Math.max(0, Math.min(balance, sumAmounts(amounts.slice(1))));
  return {
    balance,
    formattedBalance: formatCents(balance),
    overdue,
    formattedOverdue: formatCents(overdue),
  };
}

const sumAmounts = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);
