import { formatCents } from '@depot/contracts/amounts';
import { BILLING_REPORT_PORT, type BillingReportPort } from '@depot/contracts/billing';
import { IDENTITY_PORT, type IdentityPort, namesInBooks } from '@depot/contracts/identity';
import { Inject, Injectable } from '@nestjs/common';
import { computeBucketStarts } from '../../statement/ageing.js';

/** Open amounts of stores today, by the due days of their invoices. */
@Injectable()
export class ListAgeing {
  constructor(
    @Inject(BILLING_REPORT_PORT) private readonly billing: BillingReportPort,
    @Inject(IDENTITY_PORT) private readonly identity: IdentityPort,
  ) {}

  /** One row for each store with an open invoice, by name; the amounts of a row add up to its balance. */
  async execute() {
    const { timezone } = await this.identity.tenant();
    const found = await this.billing.openByStore(computeBucketStarts(Date.now(), timezone));
    const names = await namesInBooks(
      this.identity,
      found.map(({ storeId }) => storeId),
    );
    return found
      .map(({ storeId, amounts }) => {
        const owed = amounts.reduce((sum, amount) => sum + amount, 0);
        return {
          userId: storeId,
          name: names.get(storeId) ?? '',
          amounts,
          owed,
          formattedOwed: formatCents(owed),
        };
      })
      .sort((a, b) => a.name.localeCompare(b.name));
  }
}
