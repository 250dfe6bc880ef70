import { belongsToStore, type Role } from '@depot/contracts/permissions';

/** The page after login: stores start with their orders, everyone else with the dashboard. */
export function homeOf(role: Role): string {
  return belongsToStore(role) ? '/in/order' : '/in/dashboard';
}
