import * as z from 'zod';
import { id } from '../wire/index.js';
import { releasedName, remoteName, semanticVersion, trafficSplit } from './registry.schemas.js';

/** `POST /remotes/train`: a version of the shell, and versions of remotes that all users get together with it. */
export const trainBody = z.object({
  shell: semanticVersion,
  remotes: z
    .array(z.object({ remote: remoteName, version: semanticVersion }))
    .min(1)
    .max(50),
});
export type TrainRequest = z.output<typeof trainBody>;

/** `POST /remotes/train/back`: the latest train, by its id. */
export const trainBackBody = z.object({ id });

/** A remote or the shell with its users' versions before a train, null without users, and with the one after it. */
export const trainMember = z.object({
  remote: releasedName,
  before: trafficSplit.nullable(),
  after: semanticVersion,
});
export type TrainMember = z.output<typeof trainMember>;

/** A release train. `back` is set once it was taken back. Times are in epoch ms. */
export const releaseTrain = z.object({
  id: z.int(),
  who: z.string(),
  time: z.int(),
  members: z.array(trainMember),
  back: z.object({ who: z.string(), time: z.int() }).nullable(),
});
export type ReleaseTrain = z.output<typeof releaseTrain>;
