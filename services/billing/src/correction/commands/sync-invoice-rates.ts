import type { SyncRates } from '@depot/contracts/billing';
import { CATALOG_PORT, type CatalogPort } from '@depot/contracts/catalog';
import { Inject, Injectable } from '@nestjs/common';
import { type CorrectionResult, CorrectionService } from '../correction.service.js';

/** Applies the current prices of products to unpaid invoices. */
@Injectable()
export class SyncInvoiceRates {
  constructor(
    @Inject(CATALOG_PORT) private readonly catalog: CatalogPort,
    private readonly corrections: CorrectionService,
  ) {}

  async execute({ dryRun = false, ...scope }: SyncRates): Promise<CorrectionResult> {
    const items = await this.corrections.readItems(scope, dryRun);
    const prices = await this.catalog.products([...new Set(items.map(({ productId }) => productId))]);
    return this.corrections.applyPrices(items, prices, dryRun);
  }
}
