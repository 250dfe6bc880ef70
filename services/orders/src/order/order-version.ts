import { commonMessages, DomainError } from '@depot/contracts/errors';
import type { LockedOrder } from './order.service.js';

/** Refuses a change that was made while looking at an older version; without a version nothing is compared. */
export function refuseStale(order: Pick<LockedOrder, 'version'>, version: number | undefined): void {
  if (version !== undefined && version !== order.version) throw new DomainError('STALE', commonMessages.stale);
}
