import { SessionStore } from '@depot/session/session-store';

/** The session of this tab. Only the shell holds it. */
export const sessionStore = new SessionStore();
