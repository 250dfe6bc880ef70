import * as z from 'zod';
import { epochMs, flagParam, id, idParam } from '../wire/index.js';
import { importCreations, importKinds, importModes } from './kinds.js';

/**
 * `CHECKING` and `APPLYING` go on; `CHECKED` is the good end of a dry run, `APPLIED` of an import; `REFUSED` changed
 * nothing.
 */
export const importStatuses = ['CHECKING', 'APPLYING', 'CHECKED', 'APPLIED', 'REFUSED'] as const;
export type ImportStatus = (typeof importStatuses)[number];

export const importKind = z.enum(importKinds);
export const importMode = z.enum(importModes);
export const importQuery = z.object({ dryRun: flagParam.optional(), mode: importMode.optional() });
export const importFindQuery = z.object({ id: idParam.optional() });
export const importStarted = z.object({ importId: id });

/**
 * One refused cell or row, in the reader's language. Line 1 is the header; `column` is empty where the whole row is
 * meant.
 */
export const importProblem = z.object({ line: z.int(), column: z.string(), message: z.string() });
export type ImportProblem = z.output<typeof importProblem>;

/**
 * Objects created beside the rows, or notes on them: the first names, and their number. A nested place includes the
 * name of its parent.
 */
export const importCreated = z.object({
  what: z.enum(importCreations),
  names: z.array(z.string()),
  /** Line of each name, for kinds that belong to single rows. */
  lines: z.array(z.int()).optional(),
  count: z.int(),
});
export type ImportCreated = z.output<typeof importCreated>;

/** One field that an update changes, as the file writes its value; an empty text is none. */
export const importChange = z.object({
  line: z.int(),
  /** Name of the changed object. */
  name: z.string(),
  column: z.string(),
  before: z.string(),
  after: z.string(),
});
export type ImportChange = z.output<typeof importChange>;

/**
 * Progress of an import. `total` is 0 until all rows have been counted; `errorCount` may exceed the listed `errors`.
 */
export const importState = z.object({
  importId: id,
  kind: importKind,
  fileName: z.string(),
  dryRun: z.boolean(),
  mode: importMode,
  status: z.enum(importStatuses),
  done: z.int(),
  total: z.int(),
  errors: z.array(importProblem),
  errorCount: z.int(),
  /** Objects that the import would create, or has created, beside its rows. */
  creates: z.array(importCreated),
  /** Fields that an update would change, or has changed; `changeCount` may exceed those listed. */
  changes: z.array(importChange),
  changeCount: z.int(),
  /** Columns of the file that mean nothing here. */
  ignoredColumns: z.array(z.string()),
  user: z.string(),
  time: epochMs,
});
export type ImportState = z.output<typeof importState>;
