import { BILLING_REPORT_PORT, type BillingReportPort, type InvoiceRange } from '@depot/contracts/billing';
import { IDENTITY_PORT, type IdentityPort } from '@depot/contracts/identity';
import type { SalesStep } from '@depot/contracts/reports';
import { getVisibleStore } from '@depot/node-context';
import { Inject, Injectable } from '@nestjs/common';
import { splitSteps } from '../split-steps.js';

/** Sales, paid and owed by days, weeks or months of the warehouse; amounts in cents. */
@Injectable()
export class ListSalesSteps {
  constructor(
    @Inject(BILLING_REPORT_PORT) private readonly billing: BillingReportPort,
    @Inject(IDENTITY_PORT) private readonly identity: IdentityPort,
  ) {}

  /** One row a step, those without sales too. A STORE sees its own sales. */
  async execute({ start, end }: InvoiceRange, step: SalesStep) {
    const { timezone } = await this.identity.tenant();
    const steps = splitSteps(start, end, step, timezone);
    const sums = await this.billing.salesBySpan(steps, getVisibleStore());
    return steps.map(({ day }, at) => {
      const { sales, paid } = sums[at] ?? { sales: 0, paid: 0 };
      return { day, sales, paid, owed: sales - paid };
    });
  }
}
