import { CATALOG_PORT, type CatalogPort } from '@depot/contracts/catalog';
import type { ExpiringLotAnswer } from '@depot/contracts/inventory';
import { addDays, dayOf, daysBetween } from '@depot/contracts/time';
import { currentSession } from '@depot/node-context';
import { Inject, Injectable } from '@nestjs/common';
import { LotRepository } from './lot.repository.js';

/** Lots that one answer names: more than anybody looks through. */
const maxShown = 500;

/** What is in stock and should leave soon. */
@Injectable()
export class ListExpiringLots {
  constructor(
    private readonly lots: LotRepository,
    @Inject(CATALOG_PORT) private readonly catalog: CatalogPort,
  ) {}

  /** Goods whose day comes within so many days, or has passed; the earliest first. Days are the warehouse's. */
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
