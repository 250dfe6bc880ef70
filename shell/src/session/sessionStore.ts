import { belongsToStore, type Role } from '@depot/contracts/permissions';
import type { SessionClaims } from '@depot/contracts/session';
import { SessionStore } from '@depot/session/session-store';
import { anyText, defineStored } from '@depot/storage';
import { useSyncExternalStore } from 'react';

/** Email address of the signed-in user, who can then sign in again with the password only. Logout clears it. */
export const lastUsername = defineStored({
  key: 'session-username',
  schema: anyText,
  scope: 'user',
  version: 1,
  format: 'text',
});

/** The session of this tab. Only the shell holds it. */
export const sessionStore = new SessionStore();

/** Claims of the signed-in user, or undefined. Follows login, logout and other tabs. */
export function useSession(): SessionClaims | undefined {
  return useSyncExternalStore(sessionStore.subscribe, () => sessionStore.claims);
}

/** Page after login: stores start with their orders, other roles with the dashboard. */
export function findHome(role: Role): string {
  return belongsToStore(role) ? '/in/order' : '/in/dashboard';
}
