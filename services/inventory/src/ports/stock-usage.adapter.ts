import type { Hundredths } from '@depot/contracts/amounts';
import type { StockUsage, StockUsagePort } from '@depot/contracts/inventory';
import { Injectable } from '@nestjs/common';
import { LedgerRepository } from '../stock/ledger.repository.js';
import { UnitRepository } from '../unit/unit.repository.js';

/** Calculates usage from the ledger. */
@Injectable()
export class StockUsageAdapter implements StockUsagePort {
  constructor(
    private readonly ledger: LedgerRepository,
    private readonly units: UnitRepository,
  ) {}

  async since(time: number): Promise<Map<number, StockUsage>> {
    const rows = await this.ledger.sumUsageSince(time);
    return new Map(rows.map(({ productId, ...usage }) => [productId, usage]));
  }

  async usualLots(productIds: readonly number[]): Promise<Map<number, Hundredths>> {
    return productIds.length === 0 ? new Map() : this.units.computeAverageWeights(productIds);
  }
}
