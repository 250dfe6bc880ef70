import type { ReturnToCredit } from '@depot/contracts/billing';
import { noOrderDetails } from '@depot/contracts/orders';
import { dayOf } from '@depot/contracts/time';
import { Numbering } from '@depot/node-platform';
import { Injectable } from '@nestjs/common';
import { AccountingPeriods } from '../../period/accounting-periods.js';
import { limitCredits } from '../credit/limit-credit.js';
import { OrderAccounts } from '../credit/order-account.js';
import { InvoiceService } from '../invoice.service.js';
import { formatInvoiceId } from '../invoice-id.js';
import { InvoiceParties } from '../invoice-parties.js';

/** Credits a return with an `RI…` invoice. The caller holds the lock of the order's row. */
@Injectable()
export class CreditReturn {
  constructor(
    private readonly numbering: Numbering,
    private readonly parties: InvoiceParties,
    private readonly invoiceService: InvoiceService,
    private readonly accounts: OrderAccounts,
    private readonly periods: AccountingPeriods,
  ) {}

  /** Returns the id of the credit. */
  async execute({ returnId, displayId, orderId, storeId, lines }: ReturnToCredit): Promise<string> {
    const items = limitCredits(lines, await this.accounts.lockAccount(orderId), undefined);
    const parties = await this.parties.loadParties(storeId);
    const invoiceDate = Date.now();
    await this.periods.assertOpen([dayOf(invoiceDate, parties.timezone)]);
    const number = await this.numbering.assignNumber('creditInvoice');
    const credit = {
      ...parties,
      ...noOrderDetails,
      kind: 'RI' as const,
      number,
      orderId,
      returnId,
      relatedDisplayId: displayId,
      storeId,
      items,
      invoiceDate,
    };
    await this.invoiceService.insert([credit]);
    return formatInvoiceId(credit);
  }
}
