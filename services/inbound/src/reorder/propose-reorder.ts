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
import { suggestAmount } from './suggest-amount.js';

const dayMs = 86_400_000;

/** Proposes products to order by usage, lead time and announced deliveries. */
@Injectable()
export class ProposeReorder {
  constructor(
    private readonly receipts: DeliveryReceiptRepository,
    @Inject(CATALOG_PORT) private readonly catalog: CatalogPort,
    @Inject(STOCK_PORT) private readonly stock: StockPort,
    @Inject(STOCK_USAGE_PORT) private readonly usage: StockUsagePort,
  ) {}

  /** Only enabled products; the most urgent first. */
  async execute({
    usageDays = reorderDays.usage,
    leadDays = reorderDays.lead,
    coverDays = reorderDays.cover,
  }: ReorderQuery): Promise<ReorderRow[]> {
    const products = await this.catalog.listing();
    const levels = await this.stock.levels();
    const usageByProduct = await this.usage.since(Date.now() - usageDays * dayMs);
    const boxes = await this.receipts.sumIncomingBoxes();
    const lots = await this.usage.usualLots(
      products.filter(({ hasWeight }) => isBulk(hasWeight)).map(({ productId }) => productId),
    );
    const rows = products.flatMap((product) => {
      const { productId, hasWeight } = product;
      const byWeight = isBulk(hasWeight);
      /** A unit, or the usual weight of a lot in hundredths of a pound. */
      const amountPerBox = byWeight ? (lots.get(productId) ?? 0) : 1;
      const usage = usageByProduct.get(productId) ?? { quantity: 0, weight: 0 };
      return buildRow(product, {
        box: amountPerBox,
        used: byWeight ? usage.weight : usage.quantity,
        usageDays,
        available: availableOf(hasWeight, levels.get(productId)),
        incoming: (boxes.get(productId) ?? 0) * amountPerBox,
        leadDays: product.leadTimeDays ?? leadDays,
        coverDays,
      });
    });
    return rows.sort((a, b) => (a.daysLeft ?? Infinity) - (b.daysLeft ?? Infinity));
  }
}

interface Demand {
  box: number;
  used: number;
  usageDays: number;
  available: number;
  incoming: number;
  leadDays: number;
  coverDays: number;
}

function buildRow(product: ProductListing, { box, ...demand }: Demand): ReorderRow[] {
  const { productId, hasWeight, brand } = product;
  const point = product.reorderPoint ?? 0;
  const amount = suggestAmount({ ...demand, reorderPoint: isBulk(hasWeight) ? toHundredths(point) : point });
  if (amount === 0) return [];
  const perDay = Math.max(0, demand.used) / demand.usageDays;
  const formatAmount = (value: number) => Math.round(stockAmountOut(hasWeight, value) * 100) / 100;
  return [
    {
      productId,
      hasWeight,
      brand,
      leadDays: demand.leadDays,
      productName: productName(product),
      perDay: formatAmount(perDay),
      available: formatAmount(demand.available),
      incoming: formatAmount(demand.incoming),
      daysLeft: perDay > 0 ? Math.floor(Math.max(0, demand.available) / perDay) : null,
      quantity: Math.min(boxesPerReceipt, Math.max(1, box > 0 ? Math.ceil(amount / box) : 1)),
    },
  ];
}
