import { currentLanguage } from '@depot/i18n';
import { csrfHeader } from './light.js';

/** Headers that every call carries: who asks, in which language, and the cross-site request pair. */
export function commonHeaders(): Record<string, string> {
  const token = currentConnection().token();
  return {
    'Accept-Language': currentLanguage(),
    ...(token ? { Authorization: `Bearer ${token}` } : {}),
    ...csrfHeader(),
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
}

let connection: Connection = { token: () => undefined, onRejected: () => undefined, onViewOnly: () => undefined };

/** Called once by the shell, before the first call. */
export function connectApi(next: Connection): void {
  connection = next;
}

export function currentConnection(): Connection {
  return connection;
}
