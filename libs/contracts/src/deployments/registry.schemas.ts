import * as z from 'zod';
import { type Permission, permissions } from '../permissions/permissions.js';
import { flagParam } from '../wire/index.js';
import { navigationAudiences, navigationIcons, type RegistryDocument, versionEnds } from './registry.js';
import { shellFacts } from './shell-facts.schemas.js';
import { versionTargets } from './target.schemas.js';

const message = z.object({ gb: z.string().min(1), cn: z.string().min(1) });
const permission = z.enum(Object.keys(permissions) as [Permission, ...Permission[]]);
const path = z.string().regex(/^[a-z0-9-]+(\/[a-z0-9-]+)*$/);
const leaf = z.object({ path, label: message, permission, pages: z.array(path).optional() });

/** A version in three numbers, with an optional pre-release: `2.4.1`, `2.5.0-rc.1`. */
export const semanticVersion = z.string().regex(/^\d+\.\d+\.\d+(-[0-9A-Za-z.-]{1,40})?$/);
export const remoteName = z.string().regex(/^mf-[a-z]{2,30}$/);
/** Name of a released artefact: a remote, or the shell (`shellName`). */
export const releasedName = z.string().regex(/^(mf-[a-z]{2,30}|shell)$/);
const integrity = z.string().regex(/^(sha384-[A-Za-z0-9+/]{64})?$/);
const files = z.array(z.string());

export const shellExtras = z.object({
  team: z.string(),
  commit: z.string(),
  contractRange: z.string(),
  portRange: z.string().optional(),
  shared: z.record(z.string(), z.string()).optional(),
  navigation: z.array(
    leaf.extend({
      icon: z.enum(navigationIcons),
      order: z.number(),
      badge: z.literal('pendingOrders').optional(),
      audience: z.enum(navigationAudiences).optional(),
      children: z.array(leaf).optional(),
    }),
  ),
  routes: z.array(z.object({ path, title: message, permission })),
  attendant: z.object({ storageKey: z.string().regex(/^depot-[a-z-]{1,60}$/), title: message, permission }).optional(),
  integrity: z.record(z.string(), integrity).optional(),
  files: z.object({ screens: z.record(path, files), texts: z.object({ gb: files, cn: files }).partial() }).optional(),
});

const registryEntry = z.object({
  url: z.string().min(1),
  fallbackUrl: z.string().optional(),
  metadata: z.object({ integrity, version: semanticVersion }),
  deployment: z
    .object({
      traffic: z.number().min(0).max(100),
      default: z.boolean(),
      ended: z.enum(versionEnds).optional(),
      targets: versionTargets.optional(),
      since: z.int().optional(),
      who: z.string().optional(),
      previous: z.string().optional(),
    })
    .optional(),
  extras: z.object({
    shell: shellExtras,
    telemetry: z.object({ sample: z.number().min(0).max(1) }).optional(),
    override: z.object({ origin: z.string(), until: z.int() }).optional(),
    preview: z.object({ until: z.int() }).optional(),
  }),
});

/** `GET /remotes`: the frontend-discovery document. */
export const registryDocument: z.ZodType<RegistryDocument> = z.object({
  schema: z.string(),
  microFrontends: z.record(remoteName, z.array(registryEntry)),
});
/** Carries the detached signature of that document. */
export const registrySignatureHeader = 'x-registry-signature';
/** A public key for ES256 as JWK. */
const publicKey = z.object({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: z.string(),
  y: z.string(),
  kid: z.string(),
});
/** `GET /remotes/keys`: a set of keys as RFC 7517 has it; the first one signs. */
export const publicKeys = z.object({ keys: z.array(publicKey) });
export const remotesQuery = z.object({ all: flagParam.optional() });

const names = z.array(z.string().min(1).max(120)).max(2_000);

/** Names that a remote gives to things that all remotes of a browser share. Routes and sidebar are in its manifest. */
export const remoteNames = z.object({
  /** Endpoints of the cache, and its own types of tags. */
  endpoints: names,
  tags: names,
  /** Keys of stored values, up to a value that they contain, and prefixes of queues. */
  storageKeys: names,
  queues: names,
  /** Namespaces of texts. */
  locales: names,
  /** Prefix of every class in its styles. */
  cssPrefix: z.string().max(60),
});
export type RemoteNames = z.output<typeof remoteNames>;

/** Facts of a release that browsers do not get: required and offered versions. */
export const releaseNeeds = z.object({
  /** The names that it imports from each shared library. */
  uses: z.record(z.string(), z.array(z.string())).optional(),
  /** The operations that it calls, as `POST /order/query`. */
  calls: z.array(z.string()).optional(),
  /** Absent in a remote that was built for contracts before `namesSince`. */
  names: remoteNames.optional(),
  /** For a version of the shell: its offer to remotes. */
  offers: shellFacts.optional(),
});
export type ReleaseNeeds = z.output<typeof releaseNeeds>;

/** A registered version of a remote or of the shell. */
export const remoteVersion = z.object({
  remote: releasedName,
  version: semanticVersion,
  url: z.string().min(1).max(500),
  integrity,
  extras: shellExtras.extend(releaseNeeds.shape),
});
export type RemoteVersion = z.output<typeof remoteVersion>;

/**
 * Shares of a remote's users by version: they sum to 100, with exactly one default. The targets of a version get it
 * before shares are counted.
 */
export const trafficSplit = z
  .array(
    z.object({
      version: semanticVersion,
      traffic: z.number().min(0).max(100),
      default: z.boolean(),
      targets: versionTargets.optional(),
    }),
  )
  .min(1)
  .max(10);
export const trafficBody = z.object({ remote: releasedName, split: trafficSplit });
export type TrafficShare = z.output<typeof trafficSplit>[number];

/**
 * Event of a remote's history: a version was published, the split changed, a rollout started or ended, the remote was
 * withdrawn.
 */
export const releaseEvent = z.object({
  id: z.int(),
  remote: z.string(),
  kind: z.enum(['published', 'split', 'rollout', 'halted', 'stopped', 'withdrawn', 'purged']),
  who: z.string(),
  time: z.int(),
  /** Set for all kinds but `split`. */
  version: z.string().optional(),
  /** Set for `published`. */
  commit: z.string().optional(),
  /** Set for `split`. */
  split: trafficSplit.optional(),
  /** Set for `rollout`. */
  steps: z.array(z.number()).optional(),
  everyMinutes: z.number().optional(),
  /** Set for `rollout` that begins with chosen users. */
  first: versionTargets.optional(),
  /** Set for `halted`. */
  loads: z.int().optional(),
  success: z.number().nullable().optional(),
  errorRate: z.number().nullable().optional(),
  stableErrorRate: z.number().nullable().optional(),
});
export type ReleaseEvent = z.output<typeof releaseEvent>;
export type ReleaseEventKind = ReleaseEvent['kind'];

/** `GET /remotes/history`: newest first, fifty at a time. */
export const historyQuery = z.object({
  remote: releasedName,
  before: z.coerce.number<string>().pipe(z.int().min(1)).optional(),
});
