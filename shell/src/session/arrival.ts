import { pressPage } from '../remote/prefetchRoute.js';
import { beginSession, homeOf, sessionStore } from './sessionStore.js';

/**
 * Where the sign-in page was drawn apart, waits there until somebody has signed in, here or in another tab, asks for
 * what the first page shows, and gives the tab its address. Returns how to take the sign-in page away.
 */
export async function awaitArrival(): Promise<() => void> {
  const signIn = globalThis.depotSignIn;
  if (!signIn) return () => undefined;
  const signedIn = await signIn.done;
  if (signedIn) beginSession(signedIn.token, signedIn.username);
  const { claims } = sessionStore;
  const home = signedIn && claims ? homeOf(claims.r) : '/in/order';
  pressPage(home.slice('/in/'.length));
  history.replaceState(null, '', home);
  globalThis.depotSignIn = undefined;
  return signIn.leave;
}
