import type { Language } from '../errors/index.js';
import type { Role } from '../permissions/permissions.js';

/** A living session with its user and tenant as the database has them. */
export interface SessionFacts {
  /** Id of the session (`jti` of the token). */
  sessionId: string;
  /** Id of the user; for role STORE it is the store's id as well. */
  id: number;
  role: Role;
  tenantId: number;
  /** The only store that a STORE or READ_ONLY_STORE user sees; absent for all others. */
  storeId?: number;
  displayName: string;
  /** Language of the user's preference. */
  language: Language;
  /** IANA timezone of the tenant. */
  timezone: string;
  /** True if the tenant is in view-only mode. */
  viewOnly: boolean;
}

export const SESSION_DIRECTORY = Symbol('SESSION_DIRECTORY');

/** Finds sessions for the edge. */
export interface SessionDirectory {
  /**
   * The session; undefined if it has ended: revoked, expired, its user disabled, role or password changed since, or the
   * tenant suspended.
   */
  find(sessionId: string): Promise<SessionFacts | undefined>;
}
