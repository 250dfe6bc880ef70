import { may, type Permission } from '@depot/contracts/permissions';
import type { SessionClaims } from '@depot/contracts/session';
import { dayOf } from '@depot/contracts/time';
import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import { onNextDay } from './nextDay.js';

/** What may be known of the session outside the shell. The token is not part of it. */
export interface SessionView {
  readonly claims: SessionClaims;
}

export const SessionContext = createContext<SessionView | undefined>(undefined);

/** Who is signed in. Only below `/in`, where somebody always is. */
export function useClaims(): SessionClaims {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useClaims is used outside a session.');
  return session.claims;
}

/** May the signed-in person do it now? View-only mode is taken into account. */
export function useMay(permission: Permission): boolean {
  const { r, v } = useClaims();
  return may(r, permission, v === 'true');
}

/** True while the system is in view-only mode for this person: controls that change something are hidden. */
export function useViewOnly(): boolean {
  const { r, v } = useClaims();
  return v === 'true' && r !== 'ADMIN';
}

/**
 * The day that it is in the timezone of the warehouse, `YYYY-MM-DD`. What shows it is drawn again when the next one
 * begins, and when a page that slept meanwhile is looked at again.
 */
export function useToday(): string {
  const { tz } = useClaims();
  const subscribe = useCallback((listener: () => void) => onNextDay(tz, listener), [tz]);
  return useSyncExternalStore(subscribe, () => dayOf(Date.now(), tz));
}
