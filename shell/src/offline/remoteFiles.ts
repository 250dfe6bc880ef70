import type { RegistryDocument } from '@depot/contracts/deployments';
import { may, type Role } from '@depot/contracts/permissions';
import type { Promised } from './storeFiles.js';

/**
 * Files of the remotes in which this role may enter something without a network (they declare a background widget that
 * sends it later), of the version that the registry names now, with the integrity that it promises. None of a version
 * that is being worked on.
 */
export function listRemoteFiles(document: RegistryDocument | undefined, role: Role): Promised[] {
  return Object.values(document?.microFrontends ?? {}).flatMap((entries) => {
    const entry = entries.find(({ deployment }) => deployment?.default) ?? entries[0];
    const { attendant, integrity } = entry?.extras.shell ?? {};
    if (!entry || !attendant || !may(role, attendant.permission, false) || entry.extras.override) return [];
    const folder = entry.url.slice(0, entry.url.lastIndexOf('/') + 1);
    const files = Object.entries(integrity ?? {}).map(([name, hash]) => ({ url: `${folder}${name}`, integrity: hash }));
    return [{ url: entry.url, integrity: entry.metadata.integrity }, ...files];
  });
}
