import {
  readRegistryKeys,
  type RegistryKey,
  registryKeyId,
  registryKeyName,
  type SignedFacts,
} from '@depot/contracts/registry-key';

const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };

const decodeBytes = (base64url: string) =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0));

/** Header of a signature; empty for an invalid text. */
export function readHeader(signature: string | null): Partial<SignedFacts> & { kid?: string } {
  try {
    const parsed: unknown = JSON.parse(new TextDecoder().decode(decodeBytes(signature?.split('.')[0] ?? '')));
    return typeof parsed === 'object' && parsed !== null ? parsed : {};
  } catch {
    return {};
  }
}

/** Is this a detached signature (`header..signature`) over that text, by the one of these keys that it names? */
export async function verifySignature(text: string, signature: string, keys: readonly RegistryKey[]): Promise<boolean> {
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
      decodeBytes(value),
      new TextEncoder().encode(`${header}.${text}`),
    );
  } catch {
    return false; // no signature of this kind
  }
}

/**
 * Tells whether the registry has signed the document. Without TLS browsers provide no cryptography, and an attacker who
 * can change the document can change this script, too, so nothing is verified there.
 */
export async function isGenuine(text: string, signature: string | null): Promise<boolean> {
  if (!window.isSecureContext) return true;
  return signature !== null && verifySignature(text, signature, readPageKeys());
}

/**
 * Public keys of the registry's signatures, as contained in the page: the current one and, during a rotation, the
 * previous or next one. They are never requested, because an attacker who can forge the document could forge a
 * requested key.
 */
export function readPageKeys(): RegistryKey[] {
  return readRegistryKeys(document.querySelector<HTMLMetaElement>(`meta[name="${registryKeyName}"]`)?.content ?? '');
}
