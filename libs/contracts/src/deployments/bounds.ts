import * as z from 'zod';
import { text } from '../wire/index.js';

// Apart from the schemas, so that screens take these without them.

/** Bounds of an uploaded version of a remote. */
export const artefactLimits = {
  /** Bytes of the compressed archive. */
  archiveBytes: 16 * 1024 * 1024,
  /** Bytes of all files together. */
  unpackedBytes: 32 * 1024 * 1024,
  /** Bytes of one file: it travels to the database in one piece. */
  fileBytes: 4 * 1024 * 1024,
  files: 1_000,
  /** Characters of a file's path. */
  pathLength: 200,
} as const;

/** The steps of a rollout that grows by the same share each time: 30 → 30, 60, 90, 100. */
export function linearSteps(share: number): number[] {
  const count = Math.ceil(100 / share);
  return Array.from({ length: count }, (_, place) => Math.min(100, share * (place + 1)));
}

const packageName = text(214);

const packageVersion = text(100);

/** What a built shell offers to remotes: `shell.json` beside its page. */
export const shellFacts = z.object({
  /** Version of `@depot/contracts`. */
  contract: packageVersion,
  /** Version of `@depot/remote-kit`, the port. */
  port: packageVersion,
  /** Versions of the libraries that it shares, by name. */
  shared: z.record(packageName, packageVersion),
  /** The names that each of them exports, where the build can tell. */
  exports: z.record(packageName, z.array(text(200))).optional(),
});

export type ShellFacts = z.output<typeof shellFacts>;
