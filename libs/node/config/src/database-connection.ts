import { readFileSync } from 'node:fs';

/** How much of TLS an address may ask for, by MySQL's names. */
const modes = {
  /** The certificate must come from a known authority and name the host. */
  VERIFY_IDENTITY: { rejectUnauthorized: true, verifyIdentity: true },
  /** It must come from a known authority. */
  VERIFY_CA: { rejectUnauthorized: true, verifyIdentity: false },
  /** Encrypted; the server's certificate is not checked. */
  REQUIRED: { rejectUnauthorized: false, verifyIdentity: false },
} as const;

/** What the driver needs of an address like DATABASE_URL. */
export interface DatabaseConnection {
  uri: string;
  ssl?: { rejectUnauthorized: boolean; verifyIdentity: boolean; ca?: string };
}

const isMode = (mode: string): mode is keyof typeof modes => Object.hasOwn(modes, mode);

/** False for an address that asks for a kind of TLS that there is none of. */
export function isTlsKnown(address: string): boolean {
  const mode = new URL(address).searchParams.get('ssl-mode');
  return mode === null || isMode(mode);
}

/**
 * How a server is reached. `?ssl-mode=VERIFY_IDENTITY&ssl-ca=<file>` asks for TLS, without which no connection begins
 * then; `ssl-ca` names the authority where it is none of the known ones. Throws where that file cannot be read.
 */
export function databaseConnection(address: string): DatabaseConnection {
  const url = new URL(address.replace(/^mariadb:/, 'mysql:'));
  const [mode, file] = [url.searchParams.get('ssl-mode'), url.searchParams.get('ssl-ca')];
  url.searchParams.delete('ssl-mode');
  url.searchParams.delete('ssl-ca');
  if (mode === null) return { uri: url.href };
  if (!isMode(mode)) throw new Error(`ssl-mode=${mode} is none of ${Object.keys(modes).join(', ')}.`);
  return { uri: url.href, ssl: { ...modes[mode], ...(file !== null && { ca: readFileSync(file, 'utf8') }) } };
}
