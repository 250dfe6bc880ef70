import { may, type Permission } from '@depot/contracts/permissions';
import type { SessionClaims } from '@depot/contracts/session';
import { createContext, useContext } from 'react';

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
