import { CATALOG_PORT, type CatalogPort } from '@depot/contracts/catalog';
import type { ExpiringLotAnswer } from '@depot/contracts/inventory';
import { addDays, dayOf, daysBetween } from '@depot/contracts/time';
import { currentSession } from '@depot/node-context';
import { Inject, Injectable } from '@nestjs/common';
import { LotRepository } from './lot.repository.js';

/** Maximum of lots in a response. */
const maxShown = 500;

/** Lists lots in stock that expire soon. */
@Injectable()
export class ListExpiringLots {
  constructor(
    private readonly lots: LotRepository,
    @Inject(CATALOG_PORT) private readonly catalog: CatalogPort,
  ) {}

  /**
   * Lots that expire within `days`, or have expired; the earliest first. Days are those of the timezone of the tenant.
   */
  async execute(days: number): Promise<ExpiringLotAnswer[]> {
    const today = dayOf(Date.now(), currentSession().timezone);
    const rows = await this.lots.findExpiring(addDays(today, days), maxShown);
    const products = await this.catalog.products([...new Set(rows.map(({ productId }) => productId))]);
    return rows.flatMap(({ productId, lot, expiry, quantity, weight }) => {
      const product = products.get(productId);
      if (!product) return [];
      const { name: productName, hasWeight } = product;
      const daysLeft = daysBetween(today, expiry);
      return [{ productId, productName, hasWeight, expiry, daysLeft, quantity, weight, ...(lot && { lot }) }];
    });
  }
}
