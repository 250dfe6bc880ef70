import type { Role } from '@depot/contracts/permissions';
import { anyText, defineStored } from '@depot/storage';
import { findHome } from './sessionStore.js';

/** Address that a user opened before signing in. */
export const pendingPage = defineStored({ key: 'depot-pending-page', schema: anyText, scope: 'device', version: 1 });

/** Page after a sign-in: the one that was opened before it, once, or the role's first page. */
export function takeFirstPage(role: Role): string {
  const page = pendingPage.get();
  pendingPage.remove();
  return page?.startsWith('/in/open?') ? page : findHome(role);
}
