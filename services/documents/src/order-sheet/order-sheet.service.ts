import { commonMessages, Refusal } from '@depot/contracts/errors';
import { IDENTITY_PORT, type IdentityPort } from '@depot/contracts/identity';
import { order, ORDERS_PORT, type OrdersPort } from '@depot/contracts/orders';
import { formatDate } from '@depot/contracts/time';
import { orderSheetsHtml } from '@depot/documents/print';
import { currentLanguage } from '@depot/node-context';
import { Inject, Injectable } from '@nestjs/common';
import { PdfPrinter } from '../printing/pdf-printer.js';

/** Pick lists and packing slips as one PDF. */
@Injectable()
export class OrderSheetService {
  constructor(
    @Inject(ORDERS_PORT) private readonly orders: OrdersPort,
    @Inject(IDENTITY_PORT) private readonly identity: IdentityPort,
    private readonly printer: PdfPrinter,
  ) {}

  /** NOT_FOUND where none of them can be printed for this reader. Answers how many were left out. */
  async pdf(orderIds: readonly number[]): Promise<{ pdf: Buffer; leftOut: number }> {
    const printable = await this.orders.printable(orderIds);
    if (printable.length === 0) throw new Refusal('NOT_FOUND', commonMessages.notFound);
    const { name, timezone } = await this.identity.tenant();
    const sheets = printable
      .map((answer) => order.parse(answer))
      .map((one) => ({ order: one, formattedDate: formatDate(one.time, timezone), seller: { name } }));
    return { pdf: await this.printer.print(orderSheetsHtml(currentLanguage(), sheets)), leftOut: orderIds.length - printable.length };
  }
}
