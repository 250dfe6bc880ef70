import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { adminMessages } from '@depot/contracts/admin';
import { commonMessages, Refusal } from '@depot/contracts/errors';
import { uploadOf } from '@depot/node-http';
import type { FastifyRequest } from 'fastify';

/** A file that was sent, in a folder of its own. */
export interface Upload {
  /** Path on this machine. */
  path: string;
  /** What the sender calls it; never used as a path. */
  name: string;
}

/** Streams the request's file to disk. Refuses a request without one, and one that is too large. */
export async function receiveUpload(request: FastifyRequest): Promise<Upload> {
  const part = await uploadOf(request);
  if (!part) throw new Refusal('VALIDATION', adminMessages.fileMissing, {}, [{ path: 'file', sentence: adminMessages.fileMissing }]);
  const upload = { path: join(await mkdtemp(join(tmpdir(), 'depot-import-')), 'file'), name: part.filename };
  await pipeline(part.file, createWriteStream(upload.path));
  if (!part.file.truncated) return upload;
  await removeUpload(upload);
  throw new Refusal('PAYLOAD_TOO_LARGE', commonMessages.payloadTooLarge);
}

export async function removeUpload({ path }: Upload): Promise<void> {
  await rm(dirname(path), { recursive: true, force: true });
}
