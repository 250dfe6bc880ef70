import { currentLanguage } from '@depot/i18n';
import { csrfHeader } from './light.js';
import { type OpenScreen, traceHeaders, watchClicks } from './trace.js';

/** Headers that every call carries: who asks, in which language, from where, and the cross-site request pair. */
export function commonHeaders(): Record<string, string> {
  const token = getConnection().token();
  return {
    'Accept-Language': currentLanguage(),
    ...(token ? { Authorization: `Bearer ${token}` } : {}),
    ...csrfHeader(),
    ...traceHeaders(),
  };
}

/** Facts and callbacks that calls need from the shell. Remotes never see them. */
export interface Connection {
  token: () => string | undefined;
  /** Id of the signed-in user; responses stored for work without a network belong to this user. */
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
  if (next.openScreen) watchClicks(next.openScreen);
}

export function getConnection(): Connection {
  return connection;
}
