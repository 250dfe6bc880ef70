import * as z from 'zod';
import { username } from '../identity/user.schemas.js';
import { id, objOf, requiredText, secretText } from '../wire/index.js';
import { releasedName } from './registry.schemas.js';

/** Days for which a token is valid: maximum and default. */
export const releaseTokenDays = { most: 730, usual: 365 } as const;
/** Prefix that identifies a leaked token in a log or a repository. */
export const releaseTokenPrefix = 'depot-release-';

/** Address that is told of a halt by HTTPS. */
const noticeUrl = z
  .string()
  .max(500)
  .regex(/^https:\/\/[^\s@]+$/);

/** `POST /remotes/tokens`: lets a team release its remotes. */
export const releaseTokenBody = z.object({
  /** Name in history and activity log. */
  name: requiredText(60),
  remotes: z.array(releasedName).min(1).max(50),
  days: z.int().min(1).max(releaseTokenDays.most).optional(),
  /** Told when a version of these remotes is halted. */
  noticeEmail: username.optional(),
  noticeUrl: noticeUrl.optional(),
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
  noticeEmail: z.string().nullable(),
  /** Addresses of webhooks often contain a secret. */
  noticeUrl: secretText.nullable(),
});
export type ReleaseToken = z.output<typeof releaseToken>;
/** The only answer that has the token itself. */
export const createdReleaseToken = releaseToken.extend({
  token: secretText,
  /** Key of the webhook's signatures; null without a webhook. */
  noticeSecret: secretText.nullable(),
});

/** `PUT /remotes/tokens`: who is told of a halt from now on. */
export const releaseNoticesBody = z.object({
  id,
  noticeEmail: username.nullable(),
  noticeUrl: noticeUrl.nullable(),
});
export type ReleaseNotices = z.output<typeof releaseNoticesBody>;
/** The key of the webhook's signatures; null without a webhook. */
export const changedNotices = objOf(z.object({ noticeSecret: secretText.nullable() }));
/** `DELETE /remotes/tokens` */
export const endReleaseTokenQuery = z.object({ id: z.coerce.number<string>().pipe(id) });
