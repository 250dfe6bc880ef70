import { isIP } from 'node:net';
import * as z from 'zod';
import { parseDatabaseServers } from './database-servers.js';

/** Settings, by the names of their environment variables. */
const url = (...protocols: string[]) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), {
    message: `must be an address that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
  });

const whole = (min: number, max: number) => z.coerce.number<string>().pipe(z.int().min(min).max(max));

const splitList = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

const moduleList = z
  .string()
  .transform(splitList)
  .pipe(z.array(z.string().regex(/^[a-z-]+$/)).min(1));

const originPattern = z
  .string()
  .regex(/^https?:\/\/[a-z0-9.-]+(:(\d{1,5}|\*))?$/, 'must be origins like http://localhost:*');
const originList = z
  .string()
  .transform((text) => (text === 'none' ? [] : splitList(text)))
  .pipe(z.array(originPattern));

/** Names of networks that `proxy-addr`, which the server asks, knows. */
const networkNames: ReadonlySet<string> = new Set(['loopback', 'linklocal', 'uniquelocal']);

function isNetwork(text: string): boolean {
  const [address = '', mask, ...rest] = text.split('/');
  if (networkNames.has(text)) return true;
  const bits = isIP(address) === 6 ? 128 : 32;
  const isMask = mask === undefined || isIP(mask) === 4 || (/^\d{1,3}$/.test(mask) && Number(mask) <= bits);
  return isIP(address) !== 0 && isMask && rest.length === 0;
}

const networkList = z.string().refine((text) => splitList(text).length > 0 && splitList(text).every(isNetwork), {
  message: 'must be addresses or networks such as 10.0.0.7,10.1.0.0/16, or loopback',
});

/** A key's selector is a domain name as well: it is part of the name under which receivers find the public key. */
const domainName = z
  .string()
  .toLowerCase()
  .regex(/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/, 'must be a name like depot.example');

const secretList = z.string().transform(splitList).pipe(z.array(z.string()).min(1).max(4));

export const environment = z.object({
  DEPOT_MODE: z.enum(['demo', 'production']).default('production'),
  /** One server, or several with the same data, parted by commas: the first that is well is used. */
  DATABASE_URL: z.string().refine((text) => parseDatabaseServers(text).length > 0, {
    message:
      'must be an address like mysql://user:password@host:3306/database; several hosts are parted by commas, and in ' +
      'a password @ is written as %40, / as %2F, # as %23, ? as %3F and % as %25',
  }),
  /** `galera` treats servers as cluster nodes even if they do not report it, as behind some proxies. */
  DATABASE_ENGINE: z.enum(['galera']).optional(),
  /** A server that follows the others: reports, exports and statements are read there, a moment behind. */
  DATABASE_REPLICA_URL: z
    .string()
    .refine((text) => parseDatabaseServers(text).length === 1, {
      message: 'must be the address of one server like mysql://user:password@host:3306/database',
    })
    .optional(),
  /** Connections of this process. */
  DATABASE_POOL: whole(2, 500).default(20),
  PORT: whole(0, 65_535).default(8080),
  /** Defaults to every address; in a demonstration to this machine's own, since its passwords are public. */
  HOST: z.string().min(1).optional(),
  /** The address that people type; links in mails start with it. */
  PUBLIC_URL: url('http:', 'https:').optional(),
  /** Signs session tokens; encryption keys are derived from it. */
  DEPOT_SECRET: z.string().optional(),
  /**
   * Secrets used before `DEPOT_SECRET`. Values encrypted with one are still readable, and are encrypted with the
   * current secret at the next start.
   */
  PREVIOUS_SECRETS: secretList.optional(),
  /** The registry's document is signed with the first; pages trust all of them. `DEPOT_SECRET` where absent. */
  REGISTRY_SECRETS: secretList.optional(),
  /** How the process's log shows the account and address of a failed sign-in: as a keyed hash, or as a prefix. */
  SIGN_IN_LOG: z.enum(['hash', 'prefix']).default('hash'),
  /** Seconds that a session lasts. */
  SESSION_TTL: whole(60, 30 * 86_400).default(8 * 3600),
  /** Without one, mails wait in the outbox for ADMIN to read. */
  SMTP_URL: url('smtp:', 'smtps:').optional(),
  MAIL_FROM: z.string().min(3).default('Depot <no-reply@localhost>'),
  /** Mails are signed with this RSA key, a file; the name system has the other half at `<selector>._domainkey`. */
  DKIM_KEY_FILE: z.string().min(1).optional(),
  DKIM_SELECTOR: domainName.optional(),
  /** Whose signature it is; the domain of `MAIL_FROM` where absent. */
  DKIM_DOMAIN: domainName.optional(),
  /** Bearer token for /metrics and the description of the API. Without one, production refuses both. */
  OPERATIONS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  /** Domains that this process serves; all where absent. */
  MODULES: moduleList.optional(),
  /**
   * Proxies that may name the caller's address in X-Forwarded-For: addresses, networks or `loopback`, comma-separated.
   */
  TRUST_PROXY: networkList.default('loopback'),
  /** Folder of the built shell, and of the published remotes. */
  SHELL_FOLDER: z.string().min(1).optional(),
  REMOTES_FOLDER: z.string().min(1).optional(),
  /** Share of tabs that report telemetry, from 0 to 1. */
  TELEMETRY_SAMPLE: z.coerce.number<string>().pipe(z.number().min(0).max(1)).default(1),
  /** Seconds for which a stopping process reports itself as not ready before it refuses connections. */
  DRAIN_SECONDS: whole(0, 300).default(0),
  /**
   * Origins that ADMIN may take a remote from while it is being worked on: `http://localhost:*,https://dev.example`, or
   * `none`.
   */
  DEV_ORIGINS: originList.optional(),
  /** Folder for a backup every day; none where absent. */
  BACKUP_FOLDER: z.string().min(1).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  /** The browser that prints documents. */
  CHROMIUM_PATH: z.string().min(1).optional(),
});

type Environment = z.output<typeof environment>;

/** The validated configuration. */
export type Config = Readonly<
  Omit<Environment, 'DEPOT_SECRET' | 'HOST' | 'PREVIOUS_SECRETS' | 'PUBLIC_URL' | 'DEV_ORIGINS'> & {
    DEPOT_SECRET: string;
    HOST: string;
    PREVIOUS_SECRETS: readonly string[];
    PUBLIC_URL: string;
    DEV_ORIGINS: readonly string[];
  }
>;
