import { refreshRegistry } from '../remotes/registry/registry.js';
import { lastUsername, sessionStore } from '../session/sessionStore.js';

/** Starts a session after a login. */
export function beginSession(token: string, username: string): void {
  lastUsername.set(username);
  sessionStore.begin(token);
  void refreshRegistry(); // the versions may depend on the user
}
