import type { SessionFacts } from '@depot/contracts/identity';

/** Who asks: the signed-in user as the database has him now, never older than a few seconds. */
export type CurrentSession = SessionFacts;
