import type { RegistryDocument } from '@depot/contracts/deployments';

const storageKey = 'depot-registry';
/** Milliseconds to wait for the registry before the last good document serves. */
export const patience = 4_000;

export function isRegistryDocument(value: unknown): value is RegistryDocument {
  return typeof value === 'object' && value !== null && 'microFrontends' in value && typeof value.microFrontends === 'object';
}

/** What the registry said last on this device. */
export function lastGoodDocument(): RegistryDocument | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? 'null');
    return isRegistryDocument(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

export function keepDocument(text: string): void {
  localStorage.setItem(storageKey, text);
}
