import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

/** Characters of the hash: two responses of the same address do not meet in them by chance. */
const length = 22;

/** The tag of an answer by its content; weak, because the packed and the plain form share it. */
export function createEntityTag(content: string | Buffer): string {
  return `W/"${createHash('sha256').update(content).digest('base64url').slice(0, length)}"`;
}

const parseOpaqueTag = (tag: string): string => tag.trim().replace(/^W\//, '');

/** True if the client has this response already. A proxy that compresses it makes the tag a weak one. */
export function hasAlready({ headers }: Pick<FastifyRequest, 'headers'>, tag: string): boolean {
  const known = headers['if-none-match'];
  return known !== undefined && known.split(',').some((each) => parseOpaqueTag(each) === parseOpaqueTag(tag));
}
