import { remoteApi } from '@depot/api';
import { store } from '../store.js';
import { sessionStore } from './sessionStore.js';

const renewalApi = remoteApi(depotRemote).injectEndpoints({
  endpoints: (build) => ({
    shellRenewToken: build.query<{ token: string }, void>({ query: () => '/session/token' }),
  }),
});

let running: Promise<void> | undefined;

/** Refreshes the session's claims, for example view-only mode, and notifies all listeners. */
export function refreshClaims(): Promise<void> {
  running ??= refreshToken().finally(() => (running = undefined));
  return running;
}

async function refreshToken(): Promise<void> {
  const { token, claims } = sessionStore;
  if (!token || !claims) return;
  const answer = store.dispatch(
    renewalApi.endpoints.shellRenewToken.initiate(undefined, { forceRefetch: true, subscribe: false }),
  );
  const { data } = await answer;
  // No response arrived, or another session has started in the meantime.
  if (!data || sessionStore.token !== token) return;
  sessionStore.renew(data.token);
}
