import { config } from 'zod/v4/core';

/**
 * Zod tries whether it may make code out of text. The page's policy forbids that and tells operations of every try,
 * which would hide what they should look at. The setting holds for the remotes' copies as well.
 */
export function keepToPolicy(): void {
  config({ jitless: true });
}
