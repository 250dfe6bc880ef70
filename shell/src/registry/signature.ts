import {
  readRegistryKeys,
  type RegistryKey,
  registryKeyId,
  registryKeyName,
  type SignedFacts,
} from '@depot/contracts/registry-key';

const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };

const bytesOf = (base64url: string) =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0));

/** What the header of a signature says; of a text that is none, nothing. */
export function readHeader(signature: string | null): Partial<SignedFacts> & { kid?: string } {
  try {
    const parsed: unknown = JSON.parse(new TextDecoder().decode(bytesOf(signature?.split('.')[0] ?? '')));
    return typeof parsed === 'object' && parsed !== null ? parsed : {};
  } catch {
    return {};
  }
}

/** Is this a detached signature (`header..signature`) over that text, by the one of these keys that it names? */
export async function verifies(text: string, signature: string, keys: readonly RegistryKey[]): Promise<boolean> {
  const [header = '', payload, value = ''] = signature.split('.');
  if (payload !== '' || value === '') return false;
  try {
    const { kid } = readHeader(signature);
    const key = keys.find((known) => registryKeyId(known) === kid);
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
