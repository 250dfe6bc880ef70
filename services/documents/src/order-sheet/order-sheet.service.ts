import { commonMessages, DomainError } from '@depot/contracts/errors';
import {
  ADDRESS_PORT,
  type AddressPort,
  IDENTITY_PORT,
  type IdentityPort,
  postalText,
} from '@depot/contracts/identity';
import {
  KNOWN_ORDERS_PORT,
  type KnownOrder,
  type KnownOrdersPort,
  order,
  ORDERS_PORT,
  type OrdersPort,
} from '@depot/contracts/orders';
import { formatDate } from '@depot/contracts/time';
import { orderSheetsHtml, ordersTitle, orderTitle } from '@depot/documents/print';
import { CONFIG, type Config } from '@depot/node-config';
import { currentLanguage } from '@depot/node-context';
import { Inject, Injectable } from '@nestjs/common';
import { type LongDocument, sanitizeFileName, splitBatches } from '../job/long-document.js';
import { JoinedPdf } from '../printing/joined-pdf.js';
import { PaperLogos } from '../printing/paper-logos.js';
import { SheetLines } from './sheet-lines.js';

/** Orders that are printed in one go. */
const batchSize = 50;

/** Pick lists and packing slips as one PDF. */
@Injectable()
export class OrderSheetService {
  constructor(
    @Inject(ORDERS_PORT) private readonly orders: OrdersPort,
    @Inject(KNOWN_ORDERS_PORT) private readonly names: KnownOrdersPort,
    @Inject(IDENTITY_PORT) private readonly identity: IdentityPort,
    @Inject(ADDRESS_PORT) private readonly addresses: AddressPort,
    @Inject(CONFIG) private readonly config: Config,
    private readonly joined: JoinedPdf,
    private readonly logos: PaperLogos,
    private readonly lines: SheetLines,
  ) {}

  /** @throws NOT_FOUND if the user may print none of them. Counts those left out. */
  async buildDocument(orderIds: readonly number[]): Promise<LongDocument> {
    const printable = await this.orders.printable(orderIds);
    if (printable.length === 0) throw new DomainError('NOT_FOUND', commonMessages.notFound);
    const { timezone } = await this.identity.tenant();
    const seller = await this.identity.seller();
    const addresses = await this.addresses.addresses([...new Set(printable.map(({ storeId }) => storeId))]);
    const known = await this.names.known(orderIds);
    const sheets = printable
      .map((answer) => order.parse(answer))
      .map((one) => {
        const address = addresses.get(one.storeId)?.ship;
        return {
          order: one,
          seller,
          formattedDate: formatDate(one.time, timezone),
          formattedShipDay: formatShipDay(known.get(one.orderId), timezone),
          shipTo: address ? postalText(address) : '',
          outboundUrl: `${this.config.PUBLIC_URL}/in/order/outbound?id=${one.orderId}`,
        };
      });
    const [only, ...others] = sheets;
    return {
      name: only && others.length === 0 ? `${sanitizeFileName(orderTitle(only.order))}.pdf` : 'orders.pdf',
      type: 'application/pdf',
      total: sheets.length,
      leftOut: orderIds.length - sheets.length,
      make: (reportProgress) =>
        this.joined.print(
          ordersTitle(currentLanguage()),
          splitBatches(sheets, batchSize),
          async (batch) => {
            const lines = await this.lines.loadLines(batch.map(({ order }) => order));
            const papers = batch.map((sheet) => ({ ...sheet, lines }));
            return orderSheetsHtml(currentLanguage(), papers, await this.logos.loadLogos([seller]));
          },
          reportProgress,
        ),
    };
  }
}

/** M/D/YYYY of the warehouse; empty while the goods are here. */
const formatShipDay = (order: KnownOrder | undefined, timezone: string): string =>
  order?.outboundTime ? formatDate(order.outboundTime, timezone) : '';
