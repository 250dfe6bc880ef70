import { type SessionClaims, tokenStorageKey } from '@depot/contracts/session';
import { anyText, clearUserStorage, defineStored } from '@depot/storage';
import { ServerClock } from './clock.js';

/** The token itself; all tabs share it. */
export const storedToken = defineStored({
  key: tokenStorageKey,
  schema: anyText,
  scope: 'user',
  version: 1,
  format: 'text',
});

function decodePart(part: string): unknown {
  const binary = atob(part.replace(/-/g, '+').replace(/_/g, '/'));
  const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
  return JSON.parse(new TextDecoder().decode(bytes));
}

function isClaims(value: unknown): value is SessionClaims {
  return (
    typeof value === 'object' &&
    value !== null &&
    'exp' in value &&
    typeof value.exp === 'number' &&
    'sub' in value &&
    'r' in value
  );
}

/**
 * Decodes the claims, or returns undefined for an invalid token. The browser cannot verify the signature; the server
 * does on every call.
 */
export function decodeToken(token: string): SessionClaims | undefined {
  try {
    const claims = decodePart(token.split('.')[1] ?? '');
    return isClaims(claims) ? claims : undefined;
  } catch {
    return undefined;
  }
}

type Listener = () => void;

/** The longest that a timer of the browser can wait, in milliseconds. */
const maxTimerMs = 2 ** 31 - 1;

/**
 * Holds the session of this browser. All tabs share its token and are told about changes. Only the shell uses the
 * store.
 */
export class SessionStore {
  #listeners = new Set<Listener>();
  #clock = new ServerClock();
  #raw: string | undefined;
  #claims: SessionClaims | undefined;
  #wasRefused = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    this.#take();
    storedToken.subscribe(() => this.#take());
  }

  /** The token for the calls of the API; undefined when there is none or it has run out. */
  get token(): string | undefined {
    return this.claims ? this.#raw : undefined;
  }

  /** Stable between changes, so that React can subscribe to it. */
  get claims(): SessionClaims | undefined {
    return this.#claims && this.secondsLeft > 0 ? this.#claims : undefined;
  }

  /** True after the server has ended the session, until the next one starts here. */
  get wasRefused(): boolean {
    return this.#wasRefused;
  }

  /** True if the device's clock was set or the device was suspended: the caller should request a token. */
  get isClockInDoubt(): boolean {
    return this.#claims !== undefined && this.#clock.isInDoubt;
  }

  get secondsLeft(): number {
    return Math.ceil(this.#msLeft / 1000);
  }

  get #msLeft(): number {
    return this.#claims ? Math.max(0, this.#claims.exp * 1000 - this.#clock.now) : 0;
  }

  /** Takes a token after a login, also of the same user. */
  begin(token: string): void {
    const claims = decodeToken(token);
    if (!claims) throw new Error('The answer holds no session token.');
    this.#wasRefused = false;
    this.#clock.recordSkew(claims.iat);
    storedToken.set(token);
  }

  /** Takes a new token of the same session, which may change its claims and sets the server's time. */
  renew(token: string): void {
    const next = decodeToken(token);
    if (!next || !this.#claims) return;
    if (!hasSameClaims(next, this.#claims)) return this.begin(token);
    this.#clock.check(next.iat);
    this.#waitForEnd();
  }

  /** The server does not accept the token any more. */
  forget(): void {
    if (storedToken.get() !== this.#raw) return this.#take(); // another tab has a newer one
    // The session has expired by the wall clock, though not by the monotonic one.
    if (this.#claims && this.#claims.exp * 1000 <= this.#clock.wallNow) return this.end();
    this.#wasRefused = this.#claims !== undefined;
    storedToken.remove();
  }

  /** Ends the session after a logout or its expiry, and removes all user data from this browser. */
  end(): void {
    clearUserStorage();
  }

  subscribe = (listener: Listener): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #take(): void {
    const raw = storedToken.get();
    if (raw === this.#raw) return;
    this.#raw = raw;
    this.#claims = raw === undefined ? undefined : decodeToken(raw);
    this.#waitForEnd();
    this.#listeners.forEach((listener) => listener());
  }

  /** Ends the session at its expiry, whichever page is open. */
  #waitForEnd(): void {
    clearTimeout(this.#timer);
    if (!this.#claims) return;
    const wait = () => {
      // A suspended tab may have missed another tab's change.
      this.#take();
      if (!this.#claims) return;
      if (this.secondsLeft > 0) this.#waitForEnd();
      else this.end();
    };
    this.#timer = setTimeout(wait, Math.min(this.#msLeft, maxTimerMs));
  }
}

/** Equal but for the moment at which the token was issued. */
function hasSameClaims(some: SessionClaims, other: SessionClaims): boolean {
  const decodePart = ({ iat: _, ...claims }: SessionClaims) => Object.entries(claims).map(String).sort().join();
  return decodePart(some) === decodePart(other);
}
