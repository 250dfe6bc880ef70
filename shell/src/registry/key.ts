import { readRegistryKey, registryKeyName, type RegistryKey } from '@depot/contracts/registry-key';

/**
 * The key that the registry's signatures are checked with, as the page has brought it. It is never asked for: whoever could answer with
 * a document of his own could answer with a key of his own.
 */
export function registryKey(): RegistryKey | undefined {
  return readRegistryKey(document.querySelector<HTMLMetaElement>(`meta[name="${registryKeyName}"]`)?.content ?? '');
}
