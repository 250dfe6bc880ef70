import type { RegistryDocument } from '@depot/contracts/deployments';
import { checkedBy, defineStored } from '@depot/storage';
import { registryKey } from './settings.js';

export function isRegistryDocument(value: unknown): value is RegistryDocument {
  return (
    typeof value === 'object' && value !== null && 'microFrontends' in value && typeof value.microFrontends === 'object'
  );
}

/** What the registry said last on this device. */
export const lastGoodDocument = defineStored({
  key: registryKey,
  schema: checkedBy(isRegistryDocument),
  scope: 'device',
  version: 1,
});
