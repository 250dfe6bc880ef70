import { readFileSync } from 'node:fs';

/** TLS modes of an address, by MySQL's names. */
const modes = {
  /** The certificate must come from a known authority and name the host. */
  VERIFY_IDENTITY: { rejectUnauthorized: true, verifyIdentity: true },
  /** It must come from a known authority. */
  VERIFY_CA: { rejectUnauthorized: true, verifyIdentity: false },
  /** Encrypted; the server's certificate is not checked. */
  REQUIRED: { rejectUnauthorized: false, verifyIdentity: false },
} as const;

/** The driver's options, parsed from an address like DATABASE_URL. */
export interface DatabaseConnection {
  uri: string;
  ssl?: { rejectUnauthorized: boolean; verifyIdentity: boolean; ca?: string };
}

const isMode = (mode: string): mode is keyof typeof modes => Object.hasOwn(modes, mode);

/** False for an address with an unknown TLS mode. */
export function isTlsKnown(address: string): boolean {
  const mode = new URL(address).searchParams.get('ssl-mode');
  return mode === null || isMode(mode);
}

/**
 * Parses the address of a server. `?ssl-mode=VERIFY_IDENTITY&ssl-ca=<file>` requires TLS for every connection; `ssl-ca`
 * names the authority if it is not a public one.
 * @throws if that file cannot be read.
 */
export function parseDatabaseConnection(address: string): DatabaseConnection {
  const url = new URL(address.replace(/^mariadb:/, 'mysql:'));
  const [mode, file] = [url.searchParams.get('ssl-mode'), url.searchParams.get('ssl-ca')];
  url.searchParams.delete('ssl-mode');
  url.searchParams.delete('ssl-ca');
  if (mode === null) return { uri: url.href };
  if (!isMode(mode)) throw new Error(`ssl-mode=${mode} is none of ${Object.keys(modes).join(', ')}.`);
  return { uri: url.href, ssl: { ...modes[mode], ...(file !== null && { ca: readFileSync(file, 'utf8') }) } };
}
