import { CATALOG_PORT, type CatalogPort, type ProductListing, productsByCall } from '@depot/contracts/catalog';
import type { Message, MessageValues } from '@depot/contracts/errors';
import { IDENTITY_PORT, type IdentityPort } from '@depot/contracts/identity';
import { importColumns, importMessages } from '@depot/contracts/importing';
import { inventoryMessages, labelsPerRequest, type ReceiveLine } from '@depot/contracts/inventory';
import { dayOf, startOfDay } from '@depot/contracts/time';
import { currentContext } from '@depot/node-context';
import {
  cells,
  type Findings,
  type Importer,
  Importers,
  type Inspection,
  type NumberedRow,
  type RejectRow,
} from '@depot/node-importing';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import * as z from 'zod';
import { ReceiveService } from '../receiving/receive.service.js';

interface Lookups {
  products: ReadonlyMap<string, ProductListing>;
  timezone: string;
}

/** A line of the file: a lot of a product, or pieces of one weight. `product` is a code or a name. */
const stockRow = z.object({
  product: cells.text(310),
  quantity: cells.quantity().optional(),
  weight: cells.weight().optional(),
  lot: cells.text(50).optional(),
  expiry: cells.day().optional(),
  receivedDate: cells.day().optional(),
});

type StockFileRow = z.output<typeof stockRow>;

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

  inspect({ reject }: Findings): Inspection<StockFileRow> {
    return {
      look: async (rows) => {
        const { products } = await this.lookups();
        for (const { line, row, cells } of rows) {
          const product = cells.product === undefined ? undefined : products.get(cells.product.toLowerCase());
          if (product && row) receiveLines(product, row, (...cell) => reject(line, ...cell));
          else if (!product && cells.product !== undefined) reject(line, 'product', ...unknownProduct(cells.product));
        }
      },
    };
  }

  async apply(rows: readonly NumberedRow<StockFileRow>[], reject: RejectRow): Promise<void> {
    const { products, timezone } = await this.lookups();
    const today = dayOf(Date.now(), timezone);
    const byDay = new Map<string, ReceiveLine[]>();
    for (const { line, row } of rows) {
      const product = products.get(row.product.toLowerCase());
      if (!product) reject(line, 'product', ...unknownProduct(row.product));
      const lines = product ? receiveLines(product, row, (...cell) => reject(line, ...cell)) : [];
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

const unknownProduct = (name: string) => [inventoryMessages.unknownProductName, { name }] as const;

type RejectCell = (field: 'quantity' | 'weight', localizedMessage: Message, values?: MessageValues) => void;

/** A row as the lines that stock receives: one a piece for weighed pieces, one a lot otherwise. */
function receiveLines(
  { productId, hasWeight }: ProductListing,
  row: StockFileRow,
  rejectCell: RejectCell,
): ReceiveLine[] {
  const { quantity = 0, weight = 0, lot, expiry } = row;
  const needed = hasWeight === 'No' ? 'quantity' : 'weight';
  if (row[needed] === undefined) {
    rejectCell(needed, importMessages.cellMissing);
    return [];
  }
  if (hasWeight !== 'Yes')
    return [
      { productId, lot, expiry, quantity: hasWeight === 'No' ? quantity : 0, weight: hasWeight === 'No' ? 0 : weight },
    ];
  const pieces = row.quantity ?? 1;
  if (pieces > labelsPerRequest) {
    rejectCell('quantity', importMessages.notWhole, { value: pieces, min: 1, max: labelsPerRequest });
    return [];
  }
  return Array.from({ length: pieces }, () => ({ productId, lot, expiry, quantity: 1, weight }));
}
