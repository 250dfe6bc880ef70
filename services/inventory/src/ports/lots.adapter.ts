import type { LotAmount, LotsPort, StockAmount } from '@depot/contracts/inventory';
import { grouped } from '@depot/node-database';
import { Injectable } from '@nestjs/common';
import { LotRepository } from '../lots/lot.repository.js';
import { ProposalService } from '../proposal/proposal.service.js';
import { sumAmounts } from '../stock/amounts-by-product.js';

/** Lots for papers of orders. */
@Injectable()
export class LotsAdapter implements LotsPort {
  constructor(
    private readonly lots: LotRepository,
    private readonly proposals: ProposalService,
  ) {}

  async firstToLeave(orders: readonly (readonly StockAmount[])[]): Promise<Map<number, LotAmount[]>[]> {
    const proposed = await this.proposals.computeEach(orders);
    return proposed.map((ofOrder) => new Map(ofOrder.map(({ productId, picks }) => [productId, mergeLots(picks)])));
  }

  async shipped(orderIds: readonly number[]): Promise<Map<number, LotAmount[]>> {
    const rows = orderIds.length === 0 ? [] : await this.lots.findShipped(orderIds);
    const lines = [...grouped(rows, ({ orderItemId }) => orderItemId)];
    return new Map(
      lines.map(([orderItemId, shipped]) => [
        orderItemId,
        shipped.map(({ lot, expiry, quantity, weight }) => ({
          lot: lot ?? undefined,
          expiry: expiry ?? undefined,
          quantity,
          weight,
        })),
      ]),
    );
  }
}

/** Merges amounts of the same lot and expiry, at the position of the first one. */
function mergeLots(picks: readonly LotAmount[]): LotAmount[] {
  const known = picks.filter(({ lot, expiry }) => lot ?? expiry);
  const lots = grouped(known, ({ lot, expiry }) => `${expiry} ${lot}`);
  return [...lots.values()].flatMap((parts) => {
    const [first] = parts;
    return first ? [{ lot: first.lot, expiry: first.expiry, ...sumAmounts(parts) }] : [];
  });
}
