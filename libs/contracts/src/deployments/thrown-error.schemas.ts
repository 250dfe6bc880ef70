import * as z from 'zod';
import { id, objOf, requiredText, text } from '../wire/index.js';
import { remoteName, semanticVersion } from './registry.schemas.js';
import { thrownErrorLimits } from './thrown-error.js';

/** Browser family and major version: `Chrome 142`. */
const browser = z.string().regex(/^[A-Za-z]{2,20}( \d{1,4})?$/);
/** Route of a screen, without ids. */
const screen = z.string().regex(/^(?!.*\/\/)[a-z0-9:/-]{0,200}$/);
/** Short id that the user's error page shows. */
const reference = z.string().regex(/^[0-9a-f]{10}$/);
const position = z.int().min(0).max(100_000_000);

const frame = z.object({
  name: text(thrownErrorLimits.functionName),
  /** Path below the folder of the version; the name alone for files outside of it. */
  file: text(thrownErrorLimits.file),
  line: position,
  column: position,
});
export type ThrownFrame = z.output<typeof frame>;

const thrown = z.object({
  reference,
  remote: remoteName,
  version: semanticVersion,
  message: requiredText(thrownErrorLimits.message),
  frames: z.array(frame).max(thrownErrorLimits.frames),
  screen,
  browser,
});
export type ThrownError = z.output<typeof thrown>;

/** `POST /remotes/errors` */
export const thrownErrorBatch = z.object({ errors: z.array(thrown).min(1).max(thrownErrorLimits.errors) });
export type ThrownErrorBatch = z.output<typeof thrownErrorBatch>;
/** Number of errors that were stored. */
export const thrownErrorsAccepted = objOf(z.object({ accepted: z.int() }));

/** `GET /remotes/errors`: of one version, or of all versions of the remote; `reference` finds one report. */
export const thrownErrorsQuery = z.object({
  remote: remoteName,
  version: semanticVersion.optional(),
  reference: reference.optional(),
});

/** Equal errors of one version. Times are epoch ms. */
export const thrownErrorGroup = z.object({
  id,
  remote: z.string(),
  version: z.string(),
  message: z.string(),
  /** Innermost frame first, with files and lines of the source if the version came with source maps. */
  stack: z.array(z.string()),
  count: z.int(),
  /** Number of users who reported it. */
  users: z.int(),
  firstAt: z.int(),
  lastAt: z.int(),
  /** Of the newest reports, without repetition. */
  screens: z.array(z.string()),
  browsers: z.array(z.string()),
  /** Of the newest reports, as the users' error pages show them. */
  references: z.array(z.string()),
});
export type ThrownErrorGroup = z.output<typeof thrownErrorGroup>;
