import * as z from 'zod';
import { remoteName, semanticVersion } from './registry.schemas.js';
import { releaseMessages } from './release-messages.js';

/** When a canary is taken back by itself. */
export const haltRules = {
  /** Tried loads of the canary before anything is judged. */
  loads: 200,
  /** Loads that must succeed, from 0 to 1. */
  success: 0.99,
  /** The canary's error rate may be so many times the stable version's. */
  times: 2,
  /** Error rates below this count as this: with a faultless stable version a single error is no verdict. */
  quietErrorRate: 0.0025,
  /** Views for which one user counts at most: two users are enough for a verdict, and one never is. */
  viewsOfUser: 100,
  /** Users who must have met what is wrong, of more than one store or of the warehouse. */
  users: 2,
} as const;

export const rolloutStatuses = ['RUNNING', 'DONE', 'HALTED', 'STOPPED'] as const;
export type RolloutStatus = (typeof rolloutStatuses)[number];

const percent = z.number().min(0.01).max(100);

/** Shares of the users, one after the other, the last one everybody. */
const steps = z
  .array(percent)
  .min(1)
  .max(50)
  .refine(
    (list) => list.at(-1) === 100 && list.every((share, place) => place === 0 || share > (list[place - 1] ?? 0)),
    {
      params: { localizedMessage: releaseMessages.ascendingTo100 },
    },
  );

/** `POST /remotes/rollout`: gives a version to more and more users. */
export const rolloutBody = z.object({
  remote: remoteName,
  version: semanticVersion,
  steps,
  everyMinutes: z.number().min(0.1).max(10_080),
});
export type RolloutRequest = z.output<typeof rolloutBody>;
/** `DELETE /remotes/rollout` */
export const stopRolloutQuery = z.object({ remote: remoteName });

/** Why a canary was taken back. */
export const haltCause = z.object({
  rule: z.enum(['success', 'errors']),
  /** Tried loads of the canary. */
  loads: z.int(),
  success: z.number().nullable(),
  errorRate: z.number().nullable(),
  stableErrorRate: z.number().nullable(),
});
export type HaltCause = z.output<typeof haltCause>;

/** The latest rollout of a remote. */
export const rollout = z.object({
  remote: z.string(),
  version: z.string(),
  /** What everybody else has, and gets back when it is stopped. */
  stable: z.string(),
  steps: z.array(z.number()),
  everyMinutes: z.number(),
  /** Steps that have been taken. */
  step: z.int(),
  status: z.enum(rolloutStatuses),
  who: z.string(),
  startedAt: z.int(),
  /** Of the next step, while it runs. */
  nextAt: z.int(),
  endedAt: z.int().nullable(),
  halt: haltCause.nullable(),
});
export type Rollout = z.output<typeof rollout>;
