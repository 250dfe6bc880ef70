import { halfWidth } from '@depot/contracts/amounts';
import { Secret, TOTP } from 'otpauth';

/** Seconds for which a code is valid. */
const period = 30;
/** Steps by which a clock may differ, in both directions. */
const drift = 1;
/** Bytes, as RFC 4226 recommends. */
const secretSize = 20;

const buildTotp = (secret: string, label = '') =>
  new TOTP({ issuer: 'Depot', label, secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period });

/** A new secret, in base32. */
export const generateSecret = (): string => new Secret({ size: secretSize }).base32;

/** Content of the QR code of the setup. */
export const buildSetupUrl = (secret: string, username: string): string => buildTotp(secret, username).toString();

/** The time step of the code, independent of spaces and separators; undefined for a wrong code. */
export function findStep(secret: string, code: string): number | undefined {
  const token = halfWidth(code).replace(/[\s-]/g, '');
  if (!/^\d{6}$/.test(token)) return undefined;
  const timestamp = Date.now();
  const delta = buildTotp(secret).validate({ token, timestamp, window: drift });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / period) + delta;
}
