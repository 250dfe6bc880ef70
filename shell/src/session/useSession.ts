import { useSyncExternalStore } from 'react';
import type { SessionClaims } from '@depot/contracts/session';
import { keeper } from './keeper.js';

/** The claims of whoever is signed in, or undefined. Follows login, logout and other tabs. */
export function useSession(): SessionClaims | undefined {
  return useSyncExternalStore(keeper.subscribe, () => keeper.claims);
}
