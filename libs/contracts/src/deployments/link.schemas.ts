import * as z from 'zod';
import { username } from '../identity/user.schemas.js';
import { id, idParam, objOf } from '../wire/index.js';
import { maxOverrideMs } from './override.js';
import { releaseOrigin } from './override.schemas.js';
import { releasedName, remoteName, semanticVersion } from './registry.schemas.js';
import { releaseMessages } from './release-messages.js';

/** Minutes for which a preview is open: maximum and default. */
export const maxPreviewMinutes = 7 * 24 * 60;
export const usualPreviewMinutes = 24 * 60;
/** Path of the page that opens a link; its id is the parameter `id`. */
export const openLinkPath = '/in/open';

/**
 * `POST /remotes/links`: a link with which one user opens a remote for themselves: a published version, or what is
 * being developed at an origin. `minutes` count from now.
 */
export const linkBody = z
  .object({
    remote: remoteName,
    user: username,
    version: semanticVersion.optional(),
    origin: releaseOrigin.optional(),
    minutes: z.int().min(5).max(maxPreviewMinutes).optional(),
  })
  .refine(({ version, origin }) => (version === undefined) !== (origin === undefined), {
    params: { localizedMessage: releaseMessages.unclearLink },
  })
  .refine(({ origin, minutes = 0 }) => origin === undefined || minutes <= maxOverrideMs, {
    params: { localizedMessage: releaseMessages.longOverride },
    path: ['minutes'],
  });
export type LinkRequest = z.output<typeof linkBody>;

/** A link that has not ended. Times are epoch ms. */
export const remoteLink = z.object({
  id,
  remote: releasedName,
  /** Set for a preview. */
  version: z.string().optional(),
  /** Set for a remote in development. */
  origin: z.string().optional(),
  user: z.string(),
  who: z.string(),
  createdAt: z.int(),
  until: z.int(),
  openedAt: z.int().nullable(),
  /** Address to give to the user. */
  address: z.string(),
});
export type RemoteLink = z.output<typeof remoteLink>;

/** `DELETE /remotes/links` */
export const endLinkQuery = z.object({ id: idParam });
/** `POST /remotes/links/open` */
export const openLinkBody = z.object({ id });
/** What a link has opened; `path` is the first page of the remote below `/in/`, empty if it is not known. */
export const openedLink = objOf(z.object({ remote: z.string(), path: z.string(), until: z.int() }));
