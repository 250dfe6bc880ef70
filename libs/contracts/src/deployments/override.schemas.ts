import * as z from 'zod';
import { maxOverrideMs } from './override.js';
import { remoteName } from './registry.schemas.js';

/** Origin of a developer's machine. */
export const releaseOrigin = z
  .string()
  .max(200)
  .regex(/^https?:\/\/[a-z0-9.-]+(:\d{1,5})?$/);

/** `POST /remotes/override`: this session gets the remote from that origin. */
export const overrideBody = z.object({
  remote: remoteName,
  origin: releaseOrigin,
  minutes: z.int().min(1).max(maxOverrideMs).optional(),
});
export type OverrideRequest = z.output<typeof overrideBody>;
/** `DELETE /remotes/override` */
export const endOverrideQuery = z.object({ remote: remoteName });

/** A remote that one session gets from somewhere else. */
export const override = z.object({
  remote: z.string(),
  origin: z.string(),
  /** Epoch ms. */
  until: z.int(),
});
export type Override = z.output<typeof override>;

/** `GET /remotes/override`: those of this session, and the origins that the product allows; `*` is any port. */
export const overrides = z.object({ list: z.array(override), allowed: z.array(z.string()) });
