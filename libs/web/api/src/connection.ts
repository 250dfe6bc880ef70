import { currentLanguage } from '@depot/i18n';
import { csrfHeader } from './light.js';
import { followClicks, type OpenScreen, traceHeaders } from './trace.js';

/** Headers that every call carries: who asks, in which language, from where, and the cross-site request pair. */
export function commonHeaders(): Record<string, string> {
  const token = currentConnection().token();
  return {
    'Accept-Language': currentLanguage(),
    ...(token ? { Authorization: `Bearer ${token}` } : {}),
    ...csrfHeader(),
    ...traceHeaders(),
  };
}

/** What the calls need from the shell. Remotes never see it. */
export interface Connection {
  token: () => string | undefined;
  /** The id of whoever is signed in; what is kept for work without a network is kept for this person. */
  person?: () => number | undefined;
  /** The server refused this token. */
  onRejected: (token: string) => void;
  /** The server is in view-only mode, whatever the token says. */
  onViewOnly: () => void;
  /** Whose screen is open: operations read it in traces. */
  openScreen?: () => OpenScreen;
}

let connection: Connection = { token: () => undefined, onRejected: () => undefined, onViewOnly: () => undefined };

/** Called once by the shell, before the first call. */
export function connectApi(next: Connection): void {
  connection = next;
  if (next.openScreen) followClicks(next.openScreen);
}

export function currentConnection(): Connection {
  return connection;
}
