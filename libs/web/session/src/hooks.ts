import { may, type Permission } from '@depot/contracts/permissions';
import type { SessionClaims } from '@depot/contracts/session';
import { dayOf } from '@depot/contracts/time';
import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import { onNextDay } from './nextDay.js';

/** Session data for code outside the shell. It excludes the token. */
export interface SessionView {
  readonly claims: SessionClaims;
}

export const SessionContext = createContext<SessionView | undefined>(undefined);

/** Claims of the signed-in user. Only below `/in`, where a session always exists. */
export function useClaims(): SessionClaims {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useClaims is used outside a session.');
  return session.claims;
}

/** Tells whether the user has the permission now, including view-only mode. */
export function useMay(permission: Permission): boolean {
  const { r, v } = useClaims();
  return may(r, permission, v === 'true');
}

/** True while the system is in view-only mode for this user: controls that change data are hidden. */
export function useViewOnly(): boolean {
  const { r, v } = useClaims();
  return v === 'true' && r !== 'ADMIN';
}

/**
 * Current day in the warehouse's timezone, `YYYY-MM-DD`. Renders again at midnight, and when a suspended page becomes
 * visible.
 */
export function useToday(): string {
  const { tz } = useClaims();
  const subscribe = useCallback((listener: () => void) => onNextDay(tz, listener), [tz]);
  return useSyncExternalStore(subscribe, () => dayOf(Date.now(), tz));
}
