import { failureMessage } from '@depot/api';
import { may, type Permission } from '@depot/contracts/permissions';
import type { SessionClaims } from '@depot/contracts/session';
import type { ShellPort } from '@depot/remote-kit';

/** Calls of the screen to the shell, in order: `success Saved.`, `navigate /in/order`. */
export type PortLog = string[];

const textOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : String(error);

/** Port that records its calls. Dialogs count as read immediately. */
export function recordingPort(
  claims: SessionClaims,
  navigate: ShellPort['navigate'],
): { port: ShellPort; log: PortLog } {
  const log: PortLog = [];
  const note = (kind: string) => (text?: string) => void log.push(`${kind} ${text ?? ''}`.trim());
  const port: ShellPort = {
    claims,
    may: (permission: Permission) => may(claims.r, permission, claims.v === 'true'),
    notify: {
      success: note('success'),
      info: note('info'),
      warning: note('warning'),
      failure: (error) => note('failure')(failureMessage(error)),
      alert: async (text, detail) => note('alert')([text, detail].filter(Boolean).join(' ')),
      technicalError: async (text) => note('technicalError')(text),
    },
    overlay: { show: () => () => undefined, during: (work) => work },
    live: { isConnected: () => false, subscribe: () => () => undefined },
    navigate: (to, options) => {
      note('navigate')(to);
      navigate(to, options);
    },
    setTitle: (title) => title !== undefined && note('title')(title),
    renewSession: () => note('renewSession')(),
    report: (error) => note('report')(textOf(error)),
  };
  return { port: Object.freeze(port), log };
}
