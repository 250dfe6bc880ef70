import { defineStored, type Stored } from '@depot/storage';
import * as z from '@depot/storage/schema';

/** Unfinished input of one user, kept in this browser. */
export type StoredDraft<Draft> = Stored<{ userId: number; draft: Draft }>;

/** Defines the draft of a form. Each form needs its own key. */
export function defineDraft<Draft>(key: string, schema: z.Type<Draft>): StoredDraft<Draft> {
  return defineStored({
    key,
    schema: z.object({ userId: z.number(), draft: schema }),
    scope: 'user',
    version: 1,
  });
}

/** Returns the draft if it belongs to this user; another user of the browser gets none. */
export function ownDraft<Draft>(stored: StoredDraft<Draft>, userId: number): Draft | undefined {
  const kept = stored.get();
  return kept?.userId === userId ? kept.draft : undefined;
}

/**
 * Deletes this user's draft. Drafts of other users, and of other versions of the form, stay until new input replaces
 * them: a release may be rolled back while a user enters goods.
 */
export function dropDraft<Draft>(stored: StoredDraft<Draft>, userId: number): void {
  if (ownDraft(stored, userId) !== undefined) stored.remove();
}
