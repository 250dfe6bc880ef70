import { createHash } from 'node:crypto';
import { commonMessages, DomainError } from '@depot/contracts/errors';

/** Letters that keep two contents apart. */
const length = 16;

/**
 * What something says, in short: the version of what counts no changes. The same content has the same, whoever wrote
 * it.
 */
export function contentVersion(content: object): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, length);
}

/**
 * Refuses an edit that was begun when it said something else. To be called with the row locked; without a version
 * everything goes.
 */
export function refuseStale(begunWith: string | undefined, content: object): void {
  if (begunWith !== undefined && begunWith !== contentVersion(content))
    throw new DomainError('STALE', commonMessages.stale);
}
