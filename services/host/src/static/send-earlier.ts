import { extname } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { isEncodingAccepted } from '@depot/node-http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { getMediaType } from './media-types.js';
import { immutable } from './send-file.js';

const decompress = promisify(brotliDecompress);

/** A file of a shell that is served no more, as it was kept. */
export interface EarlierFile {
  content: Buffer;
  /** With Brotli, as the build has compressed it. */
  isCompressed: boolean;
}

/** Sends a file of an earlier shell, which is immutable under its name. False without one. */
export async function sendEarlier(
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
  file: EarlierFile | undefined,
): Promise<boolean> {
  if (!file) return false;
  const { content, isCompressed } = file;
  const staysCompressed = isCompressed && isEncodingAccepted(request, 'br');
  if (staysCompressed) reply.header('content-encoding', 'br');
  reply
    .header('cache-control', immutable)
    .header('vary', 'accept-encoding')
    .type(getMediaType(extname(path)));
  await reply.send(isCompressed && !staysCompressed ? await decompress(content) : content);
  return true;
}
