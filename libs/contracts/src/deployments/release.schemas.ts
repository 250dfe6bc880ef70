import * as z from 'zod';
import { flagParam, objOf, text } from '../wire/index.js';
import { releasedName, remoteName, semanticVersion } from './registry.schemas.js';
import { shellFacts } from './shell-facts.schemas.js';
import { versionTargets } from './target.schemas.js';

/** `POST /remotes/releases`: name and version of the archive in the field `file`; `next`: for a later shell. */
export const publishQuery = z.object({ remote: releasedName, version: semanticVersion, next: flagParam.optional() });
/** Needs of a version that no served shell meets, as `@depot/ui ^2.0.0`; for the shell, names of remotes. */
const waitsFor = z.array(z.string()).optional();
/** Whether the version is new, and whether it is the default. */
export const published = objOf(
  z.object({ remote: z.string(), version: z.string(), isNew: z.boolean(), isStable: z.boolean(), waitsFor }),
);

/** `GET /remotes/releases`: the versions of a remote, or of all that the asker may release, newest first. */
export const releasesQuery = z.object({ remote: releasedName.optional() });
/** A published version and its users. */
export const release = z.object({
  remote: z.string(),
  version: z.string(),
  team: z.string(),
  commit: z.string(),
  /** Epoch ms. */
  publishedAt: z.int(),
  /** Per cent of the users. */
  traffic: z.number(),
  isDefault: z.boolean(),
  waitsFor,
  /** Users who get it before shares are counted. */
  targets: versionTargets.optional(),
  /** Of the default: when it became the default (epoch ms), who gave it, and the default before. */
  since: z.int().optional(),
  who: z.string().optional(),
  previous: z.string().optional(),
});
export type Release = z.output<typeof release>;

/** `DELETE /remotes/releases`: hides the remote from all users until one of its versions is promoted again. */
export const withdrawQuery = z.object({ remote: remoteName });

/** `DELETE /remotes/versions`: ends a version for all users; `successor` follows it where it is the default. */
export const purgeQuery = z.object({
  remote: remoteName,
  version: semanticVersion,
  successor: semanticVersion.optional(),
});

/** An operation of the services: `POST /order/query`; a part of the path that varies begins with a colon. */
export const operation = z
  .string()
  .max(300)
  .regex(/^[A-Z]+ \/[\w:./-]*$/);
/** `POST /remotes/compatibility`: a shell or services that are about to be served. */
export const compatibilityBody = z.object({
  shell: shellFacts.optional(),
  services: z.object({ contract: text(100), operations: z.array(operation).max(5_000) }).optional(),
});
export type CompatibilityRequest = z.output<typeof compatibilityBody>;
/** Everything that a version with users needs and would not get. */
export const compatibility = objOf(z.object({ checked: z.int(), problems: z.array(z.string()) }));
