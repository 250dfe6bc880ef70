import * as z from 'zod';
import { remoteName, semanticVersion } from './registry.schemas.js';
import { releaseMessages } from './release-messages.js';
import { versionTargets } from './target.schemas.js';

/** When a canary is taken back automatically: a sequential test of its views against those of the stable version. */
export const haltRules = {
  /** Factor by which the canary's share of failed views may exceed the stable version's. */
  times: 2,
  /** Views of the stable version that fail, from 0 to 1: fewer count as this. */
  quietErrorRate: 0.005,
  /** Users whose browser may fail by itself, from 0 to 1: what one user adds is at most its inverse. */
  ownFaults: 0.05,
  /** How many times likelier the votes must be of a broken version than of a healthy one. */
  evidence: 100,
  /** Newest views of one user that count. */
  viewsOfUser: 30,
  /** Failing views of one user, one after the other, that count: a browser that fails on and on says no more. */
  failuresInARow: 3,
  /** Users that must be affected, of more than one store or of the warehouse. */
  users: 2,
} as const;

export const rolloutStatuses = ['RUNNING', 'DONE', 'HALTED', 'STOPPED'] as const;
export type RolloutStatus = (typeof rolloutStatuses)[number];

const percent = z.number().min(0.01).max(100);

/** Shares of the users, step by step; the last one is all users. */
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

/** `POST /remotes/rollout`: gives a version to more and more users, and before to `first`, who keep it. */
export const rolloutBody = z.object({
  remote: remoteName,
  version: semanticVersion,
  first: versionTargets.min(1).optional(),
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
  /** Version of all other users, restored when the rollout stops. */
  stable: z.string(),
  /** Shares in per cent. A first one of 0 is the step in which `first` alone have the version. */
  steps: z.array(z.number()),
  first: versionTargets.optional(),
  everyMinutes: z.number(),
  /** Steps that have been taken. */
  step: z.int(),
  status: z.enum(rolloutStatuses),
  who: z.string(),
  startedAt: z.int(),
  /** Time of the next step, while the rollout runs. */
  nextAt: z.int(),
  endedAt: z.int().nullable(),
  halt: haltCause.nullable(),
});
export type Rollout = z.output<typeof rollout>;
