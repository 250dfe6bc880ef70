import type { EpochMs } from '@depot/contracts/amounts';
import { currentTenantId } from '@depot/node-context';
import { Db } from '@depot/node-database';
import { Injectable } from '@nestjs/common';
import { type LatestMove, type UnitCount, UnitCountRepository } from './unit-count.repository.js';

/** Maximum of cached products of all tenants. */
const capacity = 100_000;
/** Products per statement. */
const countedAtOnce = 500;

/** Units in stock, and those that were shipped or removed since a moment. */
export interface UnitTotals {
  inStock: number;
  gone: number;
}

/** Cached count of a product after its latest movement. `since` is the start of the count of units that left. */
type Remembered = Readonly<UnitCount & LatestMove & { since: EpochMs }>;

/**
 * Counts the units of a tenant. A count takes time in proportion to the units, so each process caches the count of each
 * product, and repeats it after a movement.
 */
@Injectable()
export class UnitCounts {
  /** By tenant, then by product. The tenant with the latest request is the last one. */
  private readonly known = new Map<number, Map<number, Remembered>>();

  constructor(
    private readonly db: Db,
    private readonly counts: UnitCountRepository,
  ) {}

  async countTotals(since: EpochMs): Promise<UnitTotals> {
    const known = this.getRemembered();
    const still: Remembered[] = [];
    const moved: LatestMove[] = [];
    // Read before the count, so that a cached count is never older than its movement.
    for (const latest of await this.counts.findLatestMoves()) {
      const before = known.get(latest.productId);
      if (before && isCurrent(before, latest, since)) still.push(before);
      else moved.push(latest);
    }
    const counted = await this.count(moved, since);
    for (const one of counted) known.set(one.productId, one);
    this.removeOldest();
    return sumTotals([...still, ...counted]);
  }

  /** Bypasses the cache in a transaction, whose changes are not committed, and on a replica, which can be behind. */
  private getRemembered(): Map<number, Remembered> {
    if (this.db.inTransaction || this.db.isBehind) return new Map();
    const tenantId = currentTenantId();
    const known = this.known.get(tenantId) ?? new Map<number, Remembered>();
    this.known.delete(tenantId);
    this.known.set(tenantId, known);
    return known;
  }

  private async count(moved: readonly LatestMove[], since: EpochMs): Promise<Remembered[]> {
    const counted: Remembered[] = [];
    for (let from = 0; from < moved.length; from += countedAtOnce) {
      const some = moved.slice(from, from + countedAtOnce);
      const productIds = some.map(({ productId }) => productId);
      const found = new Map(
        (await this.counts.countByProducts(productIds, since)).map((count) => [count.productId, count]),
      );
      for (const { productId, movementId, posted } of some) {
        const { inStock = 0, gone = 0, oldestGone = null } = found.get(productId) ?? {};
        counted.push({ productId, movementId, posted, since, inStock, gone, oldestGone });
      }
    }
    return counted;
  }

  /** Removes the tenants with the oldest requests. */
  private removeOldest(): void {
    let all = [...this.known.values()].reduce((sum, { size }) => sum + size, 0);
    for (const [tenantId, { size }] of this.known) {
      if (all <= capacity) return;
      this.known.delete(tenantId);
      all -= size;
    }
  }
}

/** True if there was no movement since the count, and all units that left are still within the window. */
function isCurrent(before: Remembered, { movementId, posted }: LatestMove, since: EpochMs): boolean {
  const isSame = before.movementId === movementId && before.posted === posted;
  return isSame && before.since <= since && (before.oldestGone === null || before.oldestGone >= since);
}

function sumTotals(counts: readonly UnitTotals[]): UnitTotals {
  let inStock = 0;
  let gone = 0;
  for (const count of counts) {
    inStock += count.inStock;
    gone += count.gone;
  }
  return { inStock, gone };
}
