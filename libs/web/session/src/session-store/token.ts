import { type SessionClaims, tokenStorageKey } from '@depot/contracts/session';
import { anyText, defineStored } from '@depot/storage';

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
 * What the token says, or undefined when it is no token. The browser cannot check the signature; the server does on
 * every call.
 */
export function decodeToken(token: string): SessionClaims | undefined {
  try {
    const claims = decodePart(token.split('.')[1] ?? '');
    return isClaims(claims) ? claims : undefined;
  } catch {
    return undefined;
  }
}
