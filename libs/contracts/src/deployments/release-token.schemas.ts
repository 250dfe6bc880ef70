import * as z from 'zod';
import { id, requiredText, secretText } from '../wire/index.js';
import { releasedName } from './registry.schemas.js';

/** Days for which a token is valid: maximum and default. */
export const releaseTokenDays = { most: 730, usual: 365 } as const;
/** Prefix that identifies a leaked token in a log or a repository. */
export const releaseTokenPrefix = 'depot-release-';

/** `POST /remotes/tokens`: lets a team release its remotes. */
export const releaseTokenBody = z.object({
  /** Name in history and activity log. */
  name: requiredText(60),
  remotes: z.array(releasedName).min(1).max(50),
  days: z.int().min(1).max(releaseTokenDays.most).optional(),
});
export type ReleaseTokenRequest = z.output<typeof releaseTokenBody>;

/** A token without its secret. Times are epoch ms. */
export const releaseToken = z.object({
  id,
  name: z.string(),
  remotes: z.array(z.string()),
  createdBy: z.string(),
  createdAt: z.int(),
  expiresAt: z.int(),
  lastUsedAt: z.int().nullable(),
});
export type ReleaseToken = z.output<typeof releaseToken>;
/** The only answer that has the token itself. */
export const createdReleaseToken = releaseToken.extend({ token: secretText });
/** `DELETE /remotes/tokens` */
export const endReleaseTokenQuery = z.object({ id: z.coerce.number<string>().pipe(id) });
