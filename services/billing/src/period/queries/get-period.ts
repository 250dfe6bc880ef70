import type { AccountingPeriod } from '@depot/contracts/billing';
import { IDENTITY_PORT, type IdentityPort } from '@depot/contracts/identity';
import { dayOf } from '@depot/contracts/time';
import { Inject, Injectable } from '@nestjs/common';
import { AccountingPeriodRepository } from '../accounting-period.repository.js';
import { formatPeriod } from '../format-period.js';

/** Reads the closed days of the distributor. */
@Injectable()
export class GetPeriod {
  constructor(
    @Inject(IDENTITY_PORT) private readonly identity: IdentityPort,
    private readonly periods: AccountingPeriodRepository,
  ) {}

  async execute(): Promise<AccountingPeriod> {
    const { timezone } = await this.identity.tenant();
    return formatPeriod(await this.periods.find(), dayOf(Date.now(), timezone));
  }
}
