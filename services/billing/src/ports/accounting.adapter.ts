import type { AccountingPort } from '@depot/contracts/billing';
import { Injectable } from '@nestjs/common';
import { AccountingPeriods } from '../period/accounting-periods.js';

/** Closed days as other domains may know them. */
@Injectable()
export class AccountingAdapter implements AccountingPort {
  constructor(private readonly periods: AccountingPeriods) {}

  assertOpen(days: readonly string[]): Promise<void> {
    return this.periods.assertOpen(days);
  }
}
