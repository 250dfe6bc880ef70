import { commonMessages, DomainError } from '@depot/contracts/errors';
import { IDENTITY_PORT, type IdentityPort } from '@depot/contracts/identity';
import { order, ORDERS_PORT, type OrdersPort } from '@depot/contracts/orders';
import { formatDate } from '@depot/contracts/time';
import { orderSheetsHtml } from '@depot/documents/print';
import { currentLanguage } from '@depot/node-context';
import { Inject, Injectable } from '@nestjs/common';
import { batchesOf, type LongDocument } from '../job/long-document.js';
import { JoinedPdf } from '../printing/joined-pdf.js';

/** Orders that are printed in one go. */
const batchSize = 50;

/** Pick lists and packing slips as one PDF. */
@Injectable()
export class OrderSheetService {
  constructor(
    @Inject(ORDERS_PORT) private readonly orders: OrdersPort,
    @Inject(IDENTITY_PORT) private readonly identity: IdentityPort,
    private readonly joined: JoinedPdf,
  ) {}

  /** NOT_FOUND where none of them can be printed for this reader. Knows how many were left out. */
  async document(orderIds: readonly number[]): Promise<LongDocument> {
    const printable = await this.orders.printable(orderIds);
    if (printable.length === 0) throw new DomainError('NOT_FOUND', commonMessages.notFound);
    const { name, timezone } = await this.identity.tenant();
    const sheets = printable
      .map((answer) => order.parse(answer))
      .map((one) => ({ order: one, formattedDate: formatDate(one.time, timezone), seller: { name } }));
    return {
      name: 'orders.pdf',
      type: 'application/pdf',
      total: sheets.length,
      leftOut: orderIds.length - sheets.length,
      make: (reportProgress) =>
        this.joined.print(
          batchesOf(sheets, batchSize),
          (batch) => Promise.resolve(orderSheetsHtml(currentLanguage(), batch)),
          reportProgress,
        ),
    };
  }
}
