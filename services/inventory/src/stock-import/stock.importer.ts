import { CATALOG_PORT, productsByCall, type CatalogPort, type ProductListing } from '@depot/contracts/catalog';
import { IDENTITY_PORT, type IdentityPort } from '@depot/contracts/identity';
import { importColumns, importMessages } from '@depot/contracts/importing';
import type { Message, MessageValues } from '@depot/contracts/errors';
import { inventoryMessages, labelsPerRequest, type ReceiveLine } from '@depot/contracts/inventory';
import { dayOf, startOfDay } from '@depot/contracts/time';
import { currentContext } from '@depot/node-context';
import { Importers, type Importer, type NumberedRow, type RefuseRow } from '@depot/node-importing';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { ReceiveService } from '../receiving/receive.service.js';
import { stockRow, type StockFileRow } from './stock-row.js';

interface Lookups {
  products: ReadonlyMap<string, ProductListing>;
  timezone: string;
}

/** Brings opening stock in from a file, as lots and labelled pieces with their movements. */
@Injectable()
export class StockImporter implements Importer<StockFileRow>, OnModuleInit {
  readonly kind = 'stock';
  readonly columns = importColumns.stock;
  readonly schema = stockRow;
  private readonly byRun = new WeakMap<object, Promise<Lookups>>();

  constructor(
    private readonly importers: Importers,
    private readonly receiving: ReceiveService,
    @Inject(CATALOG_PORT) private readonly catalog: CatalogPort,
    @Inject(IDENTITY_PORT) private readonly identity: IdentityPort,
  ) {}

  onModuleInit(): void {
    this.importers.add(this);
  }

  async apply(rows: readonly NumberedRow<StockFileRow>[], refuse: RefuseRow): Promise<void> {
    const { products, timezone } = await this.lookups();
    const today = dayOf(Date.now(), timezone);
    const byDay = new Map<string, ReceiveLine[]>();
    for (const { line, row } of rows) {
      const product = products.get(row.product.toLowerCase());
      if (!product) refuse(line, 'product', inventoryMessages.unknownProductName, { name: row.product });
      const lines = product ? receiveLines(product, row, (...cell) => refuse(line, ...cell)) : [];
      const day = row.receivedDate ?? today;
      byDay.set(day, [...(byDay.get(day) ?? []), ...lines]);
    }
    for (const [day, lines] of byDay) {
      await this.receiving.receive(lines, { cause: 'IMPORT', time: Math.min(startOfDay(day, timezone), Date.now()) });
    }
  }

  /** Read once for each file. */
  private lookups(): Promise<Lookups> {
    const run = currentContext();
    const known = this.byRun.get(run) ?? this.load();
    this.byRun.set(run, known);
    return known;
  }

  private async load(): Promise<Lookups> {
    const { timezone } = await this.identity.tenant();
    return { timezone, products: productsByCall(await this.catalog.listing({ includeDisabled: true })) };
  }
}

type RefuseCell = (field: 'quantity' | 'weight', sentence: Message, values?: MessageValues) => void;

/** A row as the lines that stock receives: one a piece for weighed pieces, one a lot otherwise. */
function receiveLines({ productId, hasWeight }: ProductListing, row: StockFileRow, refuseCell: RefuseCell): ReceiveLine[] {
  const { quantity = 0, weight = 0, lot, expiry } = row;
  const needed = hasWeight === 'No' ? 'quantity' : 'weight';
  if (row[needed] === undefined) {
    refuseCell(needed, importMessages.cellMissing);
    return [];
  }
  if (hasWeight !== 'Yes')
    return [{ productId, lot, expiry, quantity: hasWeight === 'No' ? quantity : 0, weight: hasWeight === 'No' ? 0 : weight }];
  const pieces = row.quantity ?? 1;
  if (pieces > labelsPerRequest) {
    refuseCell('quantity', importMessages.notWhole, { value: pieces, min: 1, max: labelsPerRequest });
    return [];
  }
  return Array.from({ length: pieces }, () => ({ productId, lot, expiry, quantity: 1, weight }));
}
