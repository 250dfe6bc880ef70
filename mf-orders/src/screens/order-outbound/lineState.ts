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

export interface OutboundProgress {
  /** Weighed pieces found, of how many. */
  found: number;
  wanted: number;
  /** Every line is valid. */
  ready: boolean;
  /** Some weight has no piece. */
  unavailable: boolean;
}

export function computeOutboundProgress(lines: readonly OutboundLine[]): OutboundProgress {
  const weighed = lines.flatMap((line) => (line.kind === 'weighed' ? [line] : []));
  return {
    found: weighed.reduce((sum, { progress }) => sum + progress.matched, 0),
    wanted: weighed.reduce((sum, { line }) => sum + line.quantity, 0),
    ready: lines.every(({ valid }) => valid),
    unavailable: weighed.some(({ progress }) => progress.unavailable > 0),
  };
}
