import * as z from 'zod';

/** What a built shell offers to remotes: `shell.json` beside its page. */
export const shellFacts = z.object({
  /** Version of `@depot/contracts`. */
  contract: z.string(),
  /** Version of `@depot/remote-kit`, the port. */
  port: z.string(),
  /** Versions of the libraries that it shares, by name. */
  shared: z.record(z.string(), z.string()),
  /** The names that each of them exports, where the build can tell. */
  exports: z.record(z.string(), z.array(z.string())).optional(),
});
export type ShellFacts = z.output<typeof shellFacts>;
