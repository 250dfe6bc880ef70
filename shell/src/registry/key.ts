import { readRegistryKeys, type RegistryKey, registryKeyName } from '@depot/contracts/registry-key';

/**
 * The keys that the registry's signatures are checked with, as the page has brought them: the one in use, and beside it
 * the one before or after it while it is being changed. They are never asked for: whoever could answer with a document
 * of his own could answer with a key of his own.
 */
export function registryKeys(): RegistryKey[] {
  return readRegistryKeys(document.querySelector<HTMLMetaElement>(`meta[name="${registryKeyName}"]`)?.content ?? '');
}
