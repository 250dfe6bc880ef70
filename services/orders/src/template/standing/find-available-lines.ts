import { isBulk } from '@depot/contracts/amounts';
import { CATALOG_PORT, type CatalogPort } from '@depot/contracts/catalog';
import { availableOf, STOCK_PORT, type StockPort } from '@depot/contracts/inventory';
import { Inject, Injectable } from '@nestjs/common';
import type { LineRequest } from '../../order/line-request.js';
import type { TemplateLine } from '../template.repository.js';

/** The part of a template that is in stock. */
export interface AvailableLines {
  lines: LineRequest[];
  /** Amounts in units or pounds. */
  missing: { name: string; wanted: number; got: number; byWeight: boolean }[];
}

/** A standing order takes what is in stock, and reports the missing amounts. */
@Injectable()
export class FindAvailableLines {
  constructor(
    @Inject(CATALOG_PORT) private readonly catalog: CatalogPort,
    @Inject(STOCK_PORT) private readonly stock: StockPort,
  ) {}

  async execute(storeId: number, template: readonly TemplateLine[]): Promise<AvailableLines> {
    const productIds = template.map(({ productId }) => productId);
    const offered = await this.catalog.offered(storeId, productIds);
    const levels = await this.stock.levels(productIds);
    const available: AvailableLines = { lines: [], missing: [] };
    for (const { productId, productName, quantity } of template) {
      const offeredProduct = offered.get(productId);
      const product = offeredProduct?.orderable ? offeredProduct : undefined;
      const byWeight = offeredProduct !== undefined && isBulk(offeredProduct.hasWeight);
      const unit = byWeight ? 100 : 1;
      const free = product ? Math.max(availableOf(product.hasWeight, levels.get(productId)), 0) : 0;
      const amount = Math.min(quantity * unit, free);
      if (amount > 0) available.lines.push(byWeight ? { productId, weight: amount } : { productId, quantity: amount });
      if (amount < quantity * unit)
        available.missing.push({ name: product?.name ?? productName, wanted: quantity, got: amount / unit, byWeight });
    }
    return available;
  }
}
