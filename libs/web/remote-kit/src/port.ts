import type { Permission } from '@depot/contracts/permissions';
import type { SessionClaims } from '@depot/contracts/session';

/** What the shell does for a remote. Frozen; a new port comes when the claims change. */
export interface ShellPort {
  readonly claims: Readonly<SessionClaims>;
  may(permission: Permission): boolean;
  readonly notify: Notify;
  readonly overlay: Overlay;
  readonly live: Live;
  /** Goes to an address of the application: `/in/order/edit?id=7`. */
  navigate(to: string, options?: { replace?: boolean }): void;
  /** Replaces the title of the page, for example by the number of an order, until the page is left. */
  setTitle(title: string | undefined): void;
  /** The server has issued a new token for the same person (own password changed): the session goes on with it. */
  renewSession(token: string): void;
  /** Tells operations about an error that was caught. */
  report(error: unknown): void;
}

export interface Notify {
  /** A short message that goes away by itself. */
  success(text: string): void;
  info(text: string): void;
  warning(text: string): void;
  /** Whatever was thrown or refused: shows the server's message. */
  failure(error: unknown): void;
  /** A dialog that must be read; resolves when it is closed. Also refuses to close by a click outside. */
  alert(text: string, detail?: string): Promise<void>;
  /** 'Error: Technical error occured. Please contact IT support.', or the given text. Hides the overlay first. */
  technicalError(text?: string): Promise<void>;
}

/** The full-screen overlay with a spinner. */
export interface Overlay {
  /** Shows it; the returned function takes it away. Several may be open at a time. */
  show(): () => void;
  /** Shows it while the work lasts. */
  during<T>(work: Promise<T>): Promise<T>;
}

/**
 * What others change. It reaches the screens through the cache; whoever looks unasked need not while this is
 * connected.
 */
export interface Live {
  isConnected(): boolean;
  /** Calls back when `isConnected` has changed; the returned function ends that. */
  subscribe(listener: () => void): () => void;
}
