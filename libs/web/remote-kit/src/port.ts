import type { Permission } from '@depot/contracts/permissions';
import type { SessionClaims } from '@depot/contracts/session';

/** Services of the shell for a remote. Frozen; a change of claims creates a new port. */
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
  /** Continues the session with a new token of the same user, for example after a change of the password. */
  renewSession(token: string): void;
  /** Tells operations about an error that was caught. */
  report(error: unknown): void;
}

export interface Notify {
  /** Short message that disappears after a moment. */
  success(text: string): void;
  info(text: string): void;
  warning(text: string): void;
  /** Shows the server's message of any thrown error. */
  failure(error: unknown): void;
  /** Dialog that the user must confirm; resolves when it is closed. A click outside does not close it. */
  alert(text: string, detail?: string): Promise<void>;
  /** 'Error: Technical error occured. Please contact IT support.', or the given text. Hides the overlay first. */
  technicalError(text?: string): Promise<void>;
}

/** The full-screen overlay with a spinner. */
export interface Overlay {
  /** Shows the overlay; the returned function removes it. Several can be open at a time. */
  show(): () => void;
  /** Shows it while the work lasts. */
  during<T>(work: Promise<T>): Promise<T>;
}

/**
 * Changes by other users. They reach the screens through the cache, so a screen need not poll while this is connected.
 */
export interface Live {
  isConnected(): boolean;
  /** Calls back when `isConnected` has changed; the returned function ends that. */
  subscribe(listener: () => void): () => void;
}
