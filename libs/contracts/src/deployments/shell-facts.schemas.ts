import * as z from 'zod';
import { text } from '../wire/index.js';

const packageName = text(214);

const packageVersion = text(100);

/** Versions that a built shell offers to remotes: `shell.json` beside its page. */
export const shellFacts = z.object({
  /** Version of `@depot/contracts`. */
  contract: packageVersion,
  /** Version of `@depot/remote-kit`, the port. */
  port: packageVersion,
  /** Versions of the libraries that it shares, by name. */
  shared: z.record(packageName, packageVersion),
  /** Names that each of them exports, if the build knows them. */
  exports: z.record(packageName, z.array(text(200))).optional(),
});

export type ShellFacts = z.output<typeof shellFacts>;
