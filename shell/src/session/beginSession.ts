import { refreshRegistry } from '../registry/registry.js';
import { lastUsername, sessionStore } from './sessionStore.js';

/** Somebody has signed in. */
export function beginSession(token: string, username: string): void {
  lastUsername.set(username);
  sessionStore.begin(token);
  void refreshRegistry(); // which versions are due may depend on the person
}
