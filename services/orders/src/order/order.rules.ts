import { commonMessages, DomainError } from '@depot/contracts/errors';
import { notPossible, type OrderAction, type OrderTransition, transitionOf } from '@depot/contracts/orders';
import { currentSession } from '@depot/node-context';
import type { LockedOrder } from './order.service.js';

/**
 * Finds the transition of an action.
 *
 * @throws INVALID_TRANSITION if the status or the role does not allow it
 */
export function requireTransition(action: OrderAction, order: LockedOrder): OrderTransition {
  const transition = transitionOf(action, order.status);
  const isOpenToRole = transition?.guard?.(currentSession().role) ?? true;
  if (!transition || !isOpenToRole) {
    throw new DomainError('INVALID_TRANSITION', notPossible(action, order.status), { displayId: order.displayId });
  }
  return transition;
}

/**
 * Compares the version that the user has seen, if the request names one.
 *
 * @throws STALE if the order has another version
 */
export function assertVersion(order: Pick<LockedOrder, 'version'>, version: number | undefined): void {
  if (version !== undefined && version !== order.version) throw new DomainError('STALE', commonMessages.stale);
}
