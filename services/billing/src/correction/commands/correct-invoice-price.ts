import type { CorrectPrice } from '@depot/contracts/billing';
import { CATALOG_PORT, type CatalogPort } from '@depot/contracts/catalog';
import { commonMessages, DomainError } from '@depot/contracts/errors';
import { describeActivity } from '@depot/node-context';
import { Inject, Injectable } from '@nestjs/common';
import { type CorrectionResult, CorrectionService } from '../correction.service.js';

/** Applies the given prices of one product to unpaid invoices. */
@Injectable()
export class CorrectInvoicePrice {
  constructor(
    @Inject(CATALOG_PORT) private readonly catalog: CatalogPort,
    private readonly corrections: CorrectionService,
  ) {}

  async execute(body: CorrectPrice): Promise<CorrectionResult> {
    const { dryRun = false, productId, price, wholesalePrice, ...scope } = body;
    const product = (await this.catalog.products([productId])).get(productId);
    if (!product) throw new DomainError('NOT_FOUND', commonMessages.notFound);
    describeActivity({ product: product.name });
    const items = await this.corrections.readItems({ ...scope, productIds: [productId] }, dryRun);
    return this.corrections.applyPrices(items, new Map([[productId, { price, wholesalePrice }]]), dryRun);
  }
}
