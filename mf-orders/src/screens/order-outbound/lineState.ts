import { isBulk, toHundredths } from '@depot/contracts/amounts';
import { compareLocations } from '@depot/contracts/catalog';
import type { OrderItem } from '@depot/contracts/orders';
import { computeProgress, type LineProgress, type PickLine, type Picks } from './picking.js';

/** Line of an order in the outbound. */
export type OutboundLine =
  | { kind: 'weighed'; item: OrderItem; line: PickLine; progress: LineProgress; valid: boolean }
  | {
      kind: 'pooled' | 'counted';
      item: OrderItem;
      /** Pieces, or hundredths of a pound. */ wanted: number;
      available: number;
      valid: boolean;
    };

export const listPickLines = (items: readonly OrderItem[]): PickLine[] =>
  items
    .filter(({ hasWeight }) => hasWeight === 'Yes')
    .map(({ orderItemId, productId, quantity }) => ({ orderItemId, productId, quantity }));

/**
 * A weighed line is valid once as many pieces as ordered have a matching weight, a pooled line while the stock covers
 * the ordered weight. Counted goods are reserved; the server handles their shortages.
 */
export function computeLineState(item: OrderItem, picks: Picks): OutboundLine {
  if (item.hasWeight === 'Yes') {
    const line = { orderItemId: item.orderItemId, productId: item.productId, quantity: item.quantity };
    const progress = computeProgress(picks, line);
    return { kind: 'weighed', item, line, progress, valid: progress.missing === 0 && progress.unavailable === 0 };
  }
  if (isBulk(item.hasWeight)) {
    const wanted = toHundredths(item.weight);
    const available = toHundredths(item.availableWeight ?? 0);
    return { kind: 'pooled', item, wanted, available, valid: available >= wanted };
  }
  return { kind: 'counted', item, wanted: item.quantity, available: item.availableQty ?? item.quantity, valid: true };
}

/** Sorts by location, the order of the walk; lines without one come last, in the order's sequence. */
export function sortByWalk(lines: readonly OutboundLine[]): OutboundLine[] {
  return lines.toSorted((a, b) => compareLocations(a.item.location, b.item.location));
}

/**
 * True once the user has confirmed the line: each weighed piece by its label or its weight, other goods by a scan or by
 * hand. Such goods are valid without it, because the stock covers them.
 */
export function isConfirmed(line: OutboundLine, ticks: readonly number[]): boolean {
  return line.valid && (line.kind === 'weighed' || ticks.includes(line.item.orderItemId));
}

export interface OutboundProgress {
  /** Every line is valid, so the order may leave. */
  ready: boolean;
  /** Lines that the user has not confirmed, in the order of the walk. */
  unconfirmed: readonly OutboundLine[];
}

export function computeOutboundProgress(lines: readonly OutboundLine[], ticks: readonly number[]): OutboundProgress {
  return {
    ready: lines.every(({ valid }) => valid),
    unconfirmed: lines.filter((line) => !isConfirmed(line, ticks)),
  };
}
