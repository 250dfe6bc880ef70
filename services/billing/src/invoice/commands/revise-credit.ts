import type { ReturnToCredit } from '@depot/contracts/billing';
import { Injectable } from '@nestjs/common';
import { limitCredits } from '../credit/limit-credit.js';
import { OrderAccounts } from '../credit/order-account.js';
import { InvoiceService } from '../invoice.service.js';
import { formatInvoiceId } from '../invoice-id.js';
import { InvoiceLocking, requireUnpaid } from '../invoice-locking.js';
import { InvoiceSealing } from '../invoice-sealing.js';

/** Replaces the lines of a return's credit. The caller holds the lock of the order's row. */
@Injectable()
export class ReviseCredit {
  constructor(
    private readonly locking: InvoiceLocking,
    private readonly invoiceService: InvoiceService,
    private readonly sealing: InvoiceSealing,
    private readonly accounts: OrderAccounts,
  ) {}

  /** Returns the id of the credit. */
  async execute({ returnId, orderId, lines }: ReturnToCredit): Promise<string> {
    const account = await this.accounts.lockAccount(orderId);
    const header = requireUnpaid(await this.locking.lockCredit(returnId));
    const items = limitCredits(lines, account, header.id);
    await this.sealing.sealIfSettled(await this.invoiceService.replaceItems(header, items));
    return formatInvoiceId(header);
  }
}
