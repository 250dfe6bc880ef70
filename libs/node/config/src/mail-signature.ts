import { createPrivateKey, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { ConfigurationError } from './load-config.js';
import type { Config } from './settings.js';

/** Bits: receivers take shorter keys for none (RFC 8301). */
const minBits = 1024;

/** Settings for signing mails (DKIM, RFC 6376). */
export interface MailSignature {
  domainName: string;
  keySelector: string;
  /** PEM. */
  privateKey: string;
}

/** The domain of `Depot <depot@depot.example>`. */
export const parseMailDomain = (from: string): string => /@([^\s@>]+)>?\s*$/.exec(from)?.[1]?.toLowerCase() ?? '';

/**
 * The signature that the settings ask for; undefined if they ask for none. A mail with a wrong signature would be
 * discarded by its receiver without notice here, so the settings are checked at start.
 * @throws ConfigurationError with every problem.
 */
export function loadMailSignature(
  config: Pick<Config, 'DKIM_KEY_FILE' | 'DKIM_SELECTOR' | 'DKIM_DOMAIN' | 'MAIL_FROM'>,
): MailSignature | undefined {
  const { DKIM_KEY_FILE: file, DKIM_SELECTOR: selector, DKIM_DOMAIN, MAIL_FROM } = config;
  if (file === undefined && selector === undefined && DKIM_DOMAIN === undefined) return undefined;
  if (file === undefined || selector === undefined)
    throw new ConfigurationError(['DKIM_KEY_FILE and DKIM_SELECTOR belong together: set both or neither']);
  const sender = parseMailDomain(MAIL_FROM);
  const domain = DKIM_DOMAIN ?? sender;
  const problems: string[] = [];
  if (`.${sender}`.endsWith(`.${domain}`) === false)
    problems.push(`DKIM_DOMAIN must be the domain of MAIL_FROM (${sender}) or one that it lies in`);
  const privateKey = readKeyFile(file);
  const weakness = describeKeyWeakness(privateKey);
  if (weakness) problems.push(`DKIM_KEY_FILE ${weakness}`);
  if (problems.length > 0) throw new ConfigurationError(problems);
  return { domainName: domain, keySelector: selector, privateKey };
}

function readKeyFile(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new ConfigurationError([`DKIM_KEY_FILE cannot be read: ${(error as Error).message}`]);
  }
}

/** Says why receivers would not trust a signature of this key; undefined if they would. */
function describeKeyWeakness(pem: string): string | undefined {
  let key: KeyObject;
  try {
    key = createPrivateKey(pem);
  } catch {
    return 'must be a private key as PEM, e.g. from `openssl genrsa 2048`';
  }
  if (key.asymmetricKeyType !== 'rsa') return `must be an RSA key, not ${key.asymmetricKeyType}`;
  const bits = key.asymmetricKeyDetails?.modulusLength ?? 0;
  return bits < minBits ? `must have at least ${minBits} bits, not ${bits}` : undefined;
}
