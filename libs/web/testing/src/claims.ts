import type { SessionClaims } from '@depot/contracts/session';

/** Claims of a signed-in administrator; a test passes the differences. */
export function claimsOf(own: Partial<SessionClaims> = {}): SessionClaims {
  const now = Math.floor(Date.now() / 1000);
  return {
    exp: now + 8 * 3600,
    iat: now,
    jti: 'test',
    sub: 'Dana',
    id: 1,
    r: 'ADMIN',
    wn: 'Northgate',
    tz: 'America/New_York',
    v: 'false',
    ...own,
  };
}

/** Token with the claims, readable by the browser; its signature is invalid. */
export const tokenOf = (claims: Parameters<typeof claimsOf>[0] = {}): string =>
  `e30.${btoa(JSON.stringify(claimsOf(claims)))}.s`;
