import { isApiFailure } from '@depot/api';
import type { Shortage } from '@depot/contracts/errors';

/** Lines that stock cannot meet, by product. */
export type Shortages = ReadonlyMap<number, Shortage>;

export const noShortages: Shortages = new Map();

const isShortage = (detail: object): detail is Shortage => 'productId' in detail && 'available' in detail;

export function groupShortages(list: readonly Shortage[]): Shortages {
  return new Map(list.map((shortage) => [shortage.productId, shortage]));
}

/** Short lines in an error of the server; undefined for other errors. */
export function readShortages(failure: unknown): Shortages | undefined {
  if (!isApiFailure(failure) || failure.code !== 'INSUFFICIENT_STOCK') return undefined;
  const list: Shortage[] = [];
  (failure.details ?? []).forEach((detail) => isShortage(detail) && list.push(detail));
  return groupShortages(list);
}
