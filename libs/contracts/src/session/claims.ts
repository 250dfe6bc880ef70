import type { Role } from '../permissions/permissions.js';

/** What the session token says. Times are epoch seconds, as JWT has them. */
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

/** Where the browser keeps the session token. */
export const tokenStorageKey = 'jwttoken';
/** Seconds before the end at which the person is asked to sign in again. */
export const sessionWarningSeconds = 5 * 60;
export const passwordLength = { min: 5, max: 128 } as const;
export const emailMinLength = 3;
