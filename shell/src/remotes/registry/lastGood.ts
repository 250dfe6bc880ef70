import type { RegistryDocument } from '@depot/contracts/deployments';
import { anyNumber, anyText, checkedBy, defineStored } from '@depot/storage';
import { pageVersion, registryKey } from './settings.js';
import { isGenuine, readHeader } from './signature.js';

export function isRegistryDocument(value: unknown): value is RegistryDocument {
  return (
    typeof value === 'object' && value !== null && 'microFrontends' in value && typeof value.microFrontends === 'object'
  );
}

/** Last document of the registry on this device. Other code on the device may have changed it. */
const lastDocument = defineStored({
  key: registryKey,
  schema: checkedBy(isRegistryDocument),
  scope: 'device',
  version: 1,
});
const lastSignature = defineStored({
  key: 'depot-registry-signature',
  schema: anyText,
  scope: 'device',
  version: 1,
  format: 'text',
});
/** Version of the shell for whose page that document was returned. */
const lastShell = defineStored({
  key: 'depot-registry-shell',
  schema: anyText,
  scope: 'device',
  version: 1,
  format: 'text',
});
/** The greatest counter of a document that this device has believed. */
const newestCounter = defineStored({ key: 'depot-registry-counter', schema: anyNumber, scope: 'device', version: 1 });

/** Does the device know a document, be it a good one? */
export const isDocumentKept = (): boolean => lastDocument.get() !== undefined;

/** True if the document was signed before another one that the device has seen, regardless of its time. */
export const isReplayed = (signature: string | null): boolean =>
  window.isSecureContext && (readHeader(signature).counter ?? 0) < (newestCounter.get() ?? 0);

/** Keeps a document that is believed, with the signature of its text. */
export function storeDocument(document: RegistryDocument, signature: string | null): void {
  lastDocument.set(document);
  lastSignature.set(signature ?? '');
  lastShell.set(pageVersion() ?? '');
  const { counter = 0 } = readHeader(signature);
  if (counter > (newestCounter.get() ?? 0)) newestCounter.set(counter);
}

/**
 * Returns the stored document if the registry's signature is valid and no newer one has been seen. One for another
 * shell may name versions that do not go with this one.
 */
export async function readKept(): Promise<RegistryDocument | undefined> {
  const [document, signature] = [lastDocument.get(), lastSignature.get() ?? null];
  const isForOther = (lastShell.get() ?? '') !== (pageVersion() ?? '');
  if (!document || isForOther || isReplayed(signature)) return undefined;
  return (await isGenuine(JSON.stringify(document), signature)) ? document : undefined;
}
