import type { SessionClaims } from '@depot/contracts/session';
import { createContext } from 'react';

/** What may be known of the session outside the shell. The token is not part of it. */
export interface SessionView {
  readonly claims: SessionClaims;
}

export const SessionContext = createContext<SessionView | undefined>(undefined);
