import { createHash } from 'node:crypto';
import { commonMessages, DomainError } from '@depot/contracts/errors';

/** Letters that keep two contents apart. */
const length = 16;

/** Hash of a content, used as the version of an object without a change counter. Equal contents have equal versions. */
export function computeContentVersion(content: object): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, length);
}

/**
 * Refuses an edit that is based on another version. Call it with the row locked; without a version every edit passes.
 */
export function assertUnchanged(begunWith: string | undefined, content: object): void {
  if (begunWith !== undefined && begunWith !== computeContentVersion(content))
    throw new DomainError('STALE', commonMessages.stale);
}
