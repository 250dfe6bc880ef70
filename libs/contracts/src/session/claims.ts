import type { Role } from '../permissions/permissions.js';

/** Claims of the session token. Times are epoch seconds, as in JWT. */
export interface SessionClaims {
  exp: number;
  iat: number;
  /** Id of the session; revoking it ends the session. */
  jti: string;
  /** Display name. */
  sub: string;
  /** User id. */
  id: number;
  /** Role. */
  r: Role;
  /** Name of the warehouse (tenant). */
  wn: string;
  /** IANA timezone of the warehouse. */
  tz: string;
  /** View-only flag; hides controls only, the server reads the tenant's row. */
  v: 'true' | 'false';
}

/** Key of the session token in the browser's storage. */
export const tokenStorageKey = 'jwttoken';
/** Seconds before the end of a session at which the user is asked to sign in again. */
export const sessionWarningSeconds = 5 * 60;
export const passwordLength = { min: 5, max: 128 } as const;
export const emailMinLength = 3;
