import {
  CATALOG_PORT,
  catalogMessages,
  type CatalogPort,
  type ProductListing,
  productName,
  productsByCall,
} from '@depot/contracts/catalog';
import { IDENTITY_PORT, type IdentityPort } from '@depot/contracts/identity';
import { type Called, importColumns } from '@depot/contracts/importing';
import { inventoryMessages, type ReceiveLine, unitsPerFile } from '@depot/contracts/inventory';
import { dayOf, latestBegun, startOfDay } from '@depot/contracts/time';
import { currentContext } from '@depot/node-context';
import {
  type Findings,
  type Importer,
  Importers,
  type Inspection,
  type NumberedRow,
  type RejectRow,
  requireOnlyOne,
  type Staging,
} from '@depot/node-importing';
import type { Stage } from '@depot/node-platform';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { buildReceiveLines, type StockFileRow } from './stock-row.js';
import { StockStage } from './stock-stage.js';

interface Lookups {
  products: Called<ProductListing>;
  timezone: string;
  /** When the run began, epoch ms. */
  now: number;
}

/** Imports opening stock as lots and labelled units, with movements. */
@Injectable()
export class StockImporter implements Importer<StockFileRow>, OnModuleInit {
  readonly kind = 'stock';
  readonly columns = importColumns.stock;
  readonly rows = {
    module: new URL('../../dist/stock-import/stock-row.js', import.meta.url),
    schema: 'stockRow',
  };
  readonly staging: Staging<StockFileRow>;
  private readonly byRun = new WeakMap<object, Promise<Lookups>>();

  constructor(
    private readonly importers: Importers,
    private readonly stages: StockStage,
    @Inject(CATALOG_PORT) private readonly catalog: CatalogPort,
    @Inject(IDENTITY_PORT) private readonly identity: IdentityPort,
  ) {
    this.staging = stages;
  }

  onModuleInit(): void {
    this.importers.add(this);
  }

  inspect({ reject, creates }: Findings): Inspection<StockFileRow> {
    let units = 0;
    const expired = new Set<string>();
    return {
      look: async (rows) => {
        const { products, timezone, now } = await this.loadOnce();
        const latest = dayOf(latestBegun(now), timezone);
        const today = dayOf(now, timezone);
        for (const { line, row, cells } of rows) {
          const name = cells.product;
          const product =
            name === undefined
              ? undefined
              : requireOnlyOne({ line, field: 'product', name, known: products }, refusals, reject);
          if (row?.receivedDate !== undefined && row.receivedDate > latest)
            reject(line, 'receivedDate', inventoryMessages.futureArrival);
          const goods = product && findExpired(product, cells, today);
          if (goods !== undefined && !expired.has(goods)) {
            expired.add(goods);
            creates('expired', goods);
          }
          const before = units;
          if (product && row) units += buildReceiveLines(product, row, (...cell) => reject(line, ...cell)).length;
          if (before <= unitsPerFile && units > unitsPerFile)
            reject(line, undefined, inventoryMessages.tooManyUnits, { max: unitsPerFile });
        }
      },
    };
  }

  async apply(rows: readonly NumberedRow<StockFileRow>[], reject: RejectRow, stage: Stage): Promise<void> {
    const { products, timezone, now } = await this.loadOnce();
    const today = dayOf(now, timezone);
    const byDay = new Map<string, ReceiveLine[]>();
    for (const { line, row } of rows) {
      const product = requireOnlyOne({ line, field: 'product', name: row.product, known: products }, refusals, reject);
      const lines = product ? buildReceiveLines(product, row, (...cell) => reject(line, ...cell)) : [];
      const day = row.receivedDate ?? today;
      byDay.set(day, [...(byDay.get(day) ?? []), ...lines]);
    }
    for (const [day, lines] of byDay) await this.stages.add(stage, lines, Math.min(startOfDay(day, timezone), now));
  }

  /** Reads once per file. */
  private loadOnce(): Promise<Lookups> {
    const run = currentContext();
    const known = this.byRun.get(run) ?? this.load();
    this.byRun.set(run, known);
    return known;
  }

  private async load(): Promise<Lookups> {
    const { timezone } = await this.identity.tenant();
    const products = productsByCall(await this.catalog.listing({ includeDisabled: true }));
    return { timezone, products, now: Date.now() };
  }
}

/** Expired goods of a row. Goods that expire today can still be sold. */
function findExpired(product: ProductListing, { lot, expiry }: Partial<StockFileRow>, today: string) {
  if (expiry === undefined || expiry >= today) return undefined;
  return [productName(product), lot, expiry].filter(Boolean).join(' · ');
}

const refusals = { none: inventoryMessages.unknownProductName, several: catalogMessages.severalProducts };
