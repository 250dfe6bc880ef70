import type { RegistryKey } from '@depot/contracts/registry-key';
import { registryKey } from './key.js';

const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };

const bytesOf = (base64url: string) =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0));

/** Is this a detached signature (`header..signature`) over that text, by that key? */
export async function verifies(text: string, signature: string, key: RegistryKey): Promise<boolean> {
  const [header = '', payload, value = ''] = signature.split('.');
  if (payload !== '' || value === '') return false;
  try {
    const imported = await crypto.subtle.importKey('jwk', key, algorithm, false, ['verify']);
    return await crypto.subtle.verify(algorithm, imported, bytesOf(value), new TextEncoder().encode(`${header}.${text}`));
  } catch {
    return false; // no signature of this kind
  }
}

/**
 * Does the document come from the registry as it has sent it? On an address without TLS browsers offer no cryptography, and whoever can
 * change the document can change this script as well: there nothing is checked.
 */
export async function isGenuine(text: string, signature: string | null): Promise<boolean> {
  if (!window.isSecureContext) return true;
  const key = registryKey();
  return key !== undefined && signature !== null && verifies(text, signature, key);
}
