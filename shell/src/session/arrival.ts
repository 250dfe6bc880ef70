import { pressPage } from '../remote/prefetchRoute.js';
import { router } from '../routing/router.js';
import { beginSession, homeOf, sessionStore } from './sessionStore.js';

/**
 * Where the sign-in page was drawn apart, waits there until somebody has signed in, here or in another tab, and opens
 * the first page.
 */
export async function awaitArrival(): Promise<void> {
  const signIn = globalThis.depotSignIn;
  if (!signIn) return;
  const signedIn = await signIn.done;
  if (signedIn) beginSession(signedIn.token, signedIn.username);
  const { claims } = sessionStore;
  const home = signedIn && claims ? homeOf(claims.r) : '/in/order';
  pressPage(home.slice('/in/'.length));
  await router.navigate(home, { replace: true });
  globalThis.depotSignIn = undefined;
  signIn.leave();
}
