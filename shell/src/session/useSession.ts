import type { SessionClaims } from '@depot/contracts/session';
import { useSyncExternalStore } from 'react';
import { sessionStore } from './sessionStore.js';

/** The claims of whoever is signed in, or undefined. Follows login, logout and other tabs. */
export function useSession(): SessionClaims | undefined {
  return useSyncExternalStore(sessionStore.subscribe, () => sessionStore.claims);
}
