import { createReadStream } from 'node:fs';
import { extname } from 'node:path';
import { hasAlready, isEncodingAccepted } from '@depot/node-http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { findFile } from './find-file.js';
import { getMediaType } from './media-types.js';

/** A year: the file of that name never changes. */
export const immutable = 'public, max-age=31536000, immutable';
/** Cached, but revalidated on each use, which transfers no content while it is unchanged. */
export const revalidated = 'no-cache';

/** Sends a file of the folder, compressed if the build has such a form. False if the file is missing. */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  folder: string,
  path: string,
  caching: string,
  headers: Record<string, string> = {},
): Promise<boolean> {
  const plain = await findFile(folder, path);
  if (!plain) return false;
  const compressed = isEncodingAccepted(request, 'br') ? await findFile(folder, `${path}.br`) : undefined;
  const file = compressed ?? plain;
  reply.headers(headers).header('cache-control', caching).header('vary', 'accept-encoding').header('etag', file.etag);
  if (hasAlready(request, file.etag)) {
    await reply.code(304).send();
    return true;
  }
  if (compressed) reply.header('content-encoding', 'br');
  await reply
    .type(getMediaType(extname(path)))
    .header('content-length', file.size)
    .send(createReadStream(file.path));
  return true;
}
