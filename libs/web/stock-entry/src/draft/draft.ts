import { defineStored, type Stored } from '@depot/storage';
import * as z from '@depot/storage/schema';

/** What one person has begun to enter, kept in this browser. */
export type StoredDraft<Draft> = Stored<{ userId: number; draft: Draft }>;

/** The draft of a form. A key of its own for each form. */
export function defineDraft<Draft>(key: string, schema: z.Type<Draft>): StoredDraft<Draft> {
  return defineStored({
    key,
    schema: z.object({ userId: z.number(), draft: schema }),
    scope: 'user',
    version: 1,
  });
}

/** What this very person has left; another one at the same browser does not get it. */
export function ownDraft<Draft>(stored: StoredDraft<Draft>, userId: number): Draft | undefined {
  const kept = stored.get();
  return kept?.userId === userId ? kept.draft : undefined;
}

/**
 * Forgets what this person has left. What another person has, or another version of the form, which cannot be read
 * here, stays until something is entered in its place: a release may be taken back while somebody enters goods.
 */
export function dropDraft<Draft>(stored: StoredDraft<Draft>, userId: number): void {
  if (ownDraft(stored, userId) !== undefined) stored.remove();
}
