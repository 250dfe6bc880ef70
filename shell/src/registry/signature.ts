import { readRegistryKeys, type RegistryKey, registryKeyId, registryKeyName } from '@depot/contracts/registry-key';

const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };

const bytesOf = (base64url: string) =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0));

/** The name of the key that has signed, as the signature's header tells it. */
function keyIdOf(header: string): unknown {
  const parsed: unknown = JSON.parse(new TextDecoder().decode(bytesOf(header)));
  return typeof parsed === 'object' && parsed !== null && 'kid' in parsed ? parsed.kid : undefined;
}

/** Is this a detached signature (`header..signature`) over that text, by the one of these keys that it names? */
export async function verifies(text: string, signature: string, keys: readonly RegistryKey[]): Promise<boolean> {
  const [header = '', payload, value = ''] = signature.split('.');
  if (payload !== '' || value === '') return false;
  try {
    const id = keyIdOf(header);
    const key = keys.find((known) => registryKeyId(known) === id);
    if (!key) return false;
    const imported = await crypto.subtle.importKey('jwk', key, algorithm, false, ['verify']);
    return await crypto.subtle.verify(
      algorithm,
      imported,
      bytesOf(value),
      new TextEncoder().encode(`${header}.${text}`),
    );
  } catch {
    return false; // no signature of this kind
  }
}

/**
 * Does the document come from the registry as it has sent it? On an address without TLS browsers offer no cryptography,
 * and whoever can change the document can change this script as well: there nothing is checked.
 */
export async function isGenuine(text: string, signature: string | null): Promise<boolean> {
  if (!window.isSecureContext) return true;
  return signature !== null && verifies(text, signature, registryKeys());
}

/**
 * The keys that the registry's signatures are checked with, as the page has brought them: the one in use, and beside it
 * the one before or after it while it is being changed. They are never asked for: whoever could answer with a document
 * of their own could answer with a key of their own.
 */
export function registryKeys(): RegistryKey[] {
  return readRegistryKeys(document.querySelector<HTMLMetaElement>(`meta[name="${registryKeyName}"]`)?.content ?? '');
}
