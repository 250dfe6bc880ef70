import { isBulk, toHundredths } from '@depot/contracts/amounts';
import {
  CATALOG_PORT,
  type CatalogPort,
  type ProductListing,
  productName,
  stockAmountOut,
} from '@depot/contracts/catalog';
import { boxesPerReceipt, reorderDays, type ReorderQuery, type ReorderRow } from '@depot/contracts/inbound';
import {
  availableOf,
  STOCK_PORT,
  STOCK_USAGE_PORT,
  type StockPort,
  type StockUsagePort,
} from '@depot/contracts/inventory';
import { Inject, Injectable } from '@nestjs/common';
import { DeliveryReceiptRepository } from '../delivery-receipt/delivery-receipt.repository.js';
import { suggest } from './suggest.js';

const dayMs = 86_400_000;

/** What should be ordered now, from usage, lead time and what is on its way. */
@Injectable()
export class ReorderService {
  constructor(
    private readonly receipts: DeliveryReceiptRepository,
    @Inject(CATALOG_PORT) private readonly catalog: CatalogPort,
    @Inject(STOCK_PORT) private readonly stock: StockPort,
    @Inject(STOCK_USAGE_PORT) private readonly usage: StockUsagePort,
  ) {}

  /** Enabled products of which something is due, the most urgent first. */
  async proposal({
    usageDays = reorderDays.usage,
    leadDays = reorderDays.lead,
    coverDays = reorderDays.cover,
  }: ReorderQuery): Promise<ReorderRow[]> {
    const products = await this.catalog.listing();
    const levels = await this.stock.levels();
    const used = await this.usage.since(Date.now() - usageDays * dayMs);
    const boxes = await this.receipts.incomingBoxes();
    const lots = await this.usage.usualLots(
      products.filter(({ hasWeight }) => isBulk(hasWeight)).map(({ productId }) => productId),
    );
    const rows = products.flatMap((product) => {
      const { productId, hasWeight } = product;
      const byWeight = isBulk(hasWeight);
      /** What one box brings: a piece, or what a lot usually weighs. */
      const box = byWeight ? (lots.get(productId) ?? 0) : 1;
      const use = used.get(productId) ?? { quantity: 0, weight: 0 };
      return reorderRow(product, {
        box,
        used: byWeight ? use.weight : use.quantity,
        usageDays,
        available: availableOf(hasWeight, levels.get(productId)),
        incoming: (boxes.get(productId) ?? 0) * box,
        leadDays: product.leadTimeDays ?? leadDays,
        coverDays,
      });
    });
    return rows.sort((a, b) => (a.daysLeft ?? Infinity) - (b.daysLeft ?? Infinity));
  }
}

interface Facts {
  box: number;
  used: number;
  usageDays: number;
  available: number;
  incoming: number;
  leadDays: number;
  coverDays: number;
}

function reorderRow(product: ProductListing, { box, ...demand }: Facts): ReorderRow[] {
  const { productId, hasWeight, brand } = product;
  const point = product.reorderPoint ?? 0;
  const amount = suggest({ ...demand, reorderPoint: isBulk(hasWeight) ? toHundredths(point) : point });
  if (amount === 0) return [];
  const perDay = Math.max(0, demand.used) / demand.usageDays;
  const out = (value: number) => Math.round(stockAmountOut(hasWeight, value) * 100) / 100;
  return [
    {
      ...{ productId, hasWeight, brand, leadDays: demand.leadDays },
      productName: productName(product),
      perDay: out(perDay),
      available: out(demand.available),
      incoming: out(demand.incoming),
      daysLeft: perDay > 0 ? Math.floor(Math.max(0, demand.available) / perDay) : null,
      quantity: Math.min(boxesPerReceipt, Math.max(1, box > 0 ? Math.ceil(amount / box) : 1)),
    },
  ];
}
