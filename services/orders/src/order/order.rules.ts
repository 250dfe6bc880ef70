import { commonMessages, DomainError } from '@depot/contracts/errors';
import { notPossible, type OrderAction, type OrderTransition, transitionOf } from '@depot/contracts/orders';
import { currentSession } from '@depot/node-context';
import type { LockedOrder } from './order.service.js';

/** The transition that the action makes of the locked order now, or INVALID_TRANSITION. */
export function requireTransition(action: OrderAction, order: LockedOrder): OrderTransition {
  const transition = transitionOf(action, order.status);
  const isOpenToRole = transition?.guard?.(currentSession().role) ?? true;
  if (!transition || !isOpenToRole) {
    throw new DomainError('INVALID_TRANSITION', notPossible(action, order.status), { displayId: order.displayId });
  }
  return transition;
}

/** Refuses a change that was made while looking at an older version; without a version nothing is compared. */
export function assertVersion(order: Pick<LockedOrder, 'version'>, version: number | undefined): void {
  if (version !== undefined && version !== order.version) throw new DomainError('STALE', commonMessages.stale);
}
