import { SessionKeeper } from '@depot/session/keeper';

/** The session of this tab. Only the shell holds it. */
export const keeper = new SessionKeeper();
