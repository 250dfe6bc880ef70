import { fetchPressedPage } from '../remotes/show/prefetchRoute.js';
import { takeFirstPage } from '../session/pendingPage.js';
import { sessionStore } from '../session/sessionStore.js';
import { beginSession } from '../sign-in/beginSession.js';

/**
 * If the sign-in page was rendered separately, waits until the user signs in there or in another tab, requests the data
 * of the first page, and sets the tab's address. Returns a function that removes the sign-in page.
 */
export async function waitForSignIn(): Promise<() => void> {
  const signIn = globalThis.depotSignIn;
  if (!signIn) return () => undefined;
  const signedIn = await signIn.done;
  if (signedIn) beginSession(signedIn.token, signedIn.username);
  const { claims } = sessionStore;
  const home = signedIn && claims ? takeFirstPage(claims.r) : '/in/order';
  fetchPressedPage(home.slice('/in/'.length));
  history.replaceState(null, '', home);
  globalThis.depotSignIn = undefined;
  return signIn.leave;
}
