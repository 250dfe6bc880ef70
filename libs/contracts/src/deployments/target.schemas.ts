import * as z from 'zod';
import { username } from '../identity/user.schemas.js';
import { roles } from '../permissions/permissions.js';
import { id } from '../wire/index.js';
import { releaseMessages } from './release-messages.js';

/** Most targets of one version. */
export const maxTargets = 100;

const facts = z.object({
  /** Email address of one user, of any distributor. */
  user: username.optional(),
  /** Users with that role: of all distributors, or of `tenantId`. */
  role: z.enum(roles).optional(),
  /** Users of that distributor. */
  tenantId: id.optional(),
});

/**
 * Users who get a version before shares are counted. A target names one user, or a role, a distributor, or both. One
 * user goes before a role of a distributor, this before a role, and a role before a distributor.
 */
export const versionTarget = facts.refine(
  ({ user, role, tenantId }) =>
    user === undefined ? (role ?? tenantId) !== undefined : (role ?? tenantId) === undefined,
  { params: { localizedMessage: releaseMessages.unclearTarget } },
);
export type VersionTarget = z.output<typeof versionTarget>;
export const versionTargets = z.array(versionTarget).max(maxTargets);

/** Why a user gets a version. */
export const versionReasons = ['preview', 'user', 'role', 'tenant', 'share', 'default'] as const;
export type VersionReason = (typeof versionReasons)[number];

/** `GET /remotes/reader`: the versions of one user. */
export const readerQuery = z.object({ user: username });

/** The version of a remote that a user gets, and the reason. */
export const readerVersion = z.object({
  remote: z.string(),
  version: z.string(),
  reason: z.enum(versionReasons),
  /** Set for `user`, `role` and `tenant`. */
  target: versionTarget.optional(),
  /** Per cent of the users; set for `share`. */
  traffic: z.number().optional(),
  /** End of the preview in epoch ms; set for `preview`. */
  until: z.int().optional(),
});
export type ReaderVersion = z.output<typeof readerVersion>;
