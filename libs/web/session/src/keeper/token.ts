import { tokenStorageKey, type SessionClaims } from '@depot/contracts/session';

function decodePart(part: string): unknown {
  const binary = atob(part.replace(/-/g, '+').replace(/_/g, '/'));
  const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
  return JSON.parse(new TextDecoder().decode(bytes));
}

function isClaims(value: unknown): value is SessionClaims {
  return typeof value === 'object' && value !== null && 'exp' in value && typeof value.exp === 'number' && 'sub' in value && 'r' in value;
}

/** What the token says, or undefined when it is no token. The browser cannot check the signature; the server does on every call. */
export function decodeToken(token: string): SessionClaims | undefined {
  try {
    const claims = decodePart(token.split('.')[1] ?? '');
    return isClaims(claims) ? claims : undefined;
  } catch {
    return undefined;
  }
}

export function readToken(): string | undefined {
  return localStorage.getItem(tokenStorageKey) ?? undefined;
}

export function writeToken(token: string): void {
  localStorage.setItem(tokenStorageKey, token);
}

export function removeToken(): void {
  localStorage.removeItem(tokenStorageKey);
}
