import { Injectable } from '@nestjs/common';
import { InvoiceRepository } from '../invoice.repository.js';
import { InvoiceService } from '../invoice.service.js';
import { InvoiceLocking, requireNothingPaid } from '../invoice-locking.js';

/** Voids the invoices and credits of a cancelled order, or the credit of a deleted return. */
@Injectable()
export class VoidInvoices {
  constructor(
    private readonly locking: InvoiceLocking,
    private readonly invoices: InvoiceRepository,
    private readonly invoiceService: InvoiceService,
  ) {}

  /** @throws INVOICE_PAID if something is paid on one of them, PERIOD_CLOSED if one is of a closed day */
  async execute(orderId: number): Promise<void> {
    const found = await this.invoices.findHeaders({ orderIds: [orderId] });
    if (found.length === 0) return;
    const locked = await this.invoices.lockByNumbers(found);
    await this.invoiceService.voidInvoices(locked.map(requireNothingPaid));
  }

  /** @throws INVOICE_PAID if something of the credit is used, PERIOD_CLOSED if it is of a closed day */
  async voidCredit(returnId: number): Promise<void> {
    const header = requireNothingPaid(await this.locking.lockCredit(returnId));
    await this.invoiceService.voidInvoices([header]);
  }
}
