import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { limits } from '@depot/contracts/amounts';
import { commonMessages, DomainError, fieldMessages } from '@depot/contracts/errors';
import multipart from '@fastify/multipart';
import { Logger } from '@nestjs/common';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { uploadFolderPrefix } from './upload-folders.js';
import { UploadSlots } from './upload-slots.js';

const logger = new Logger('Uploads');

/** Uploads are the one kind of body that is not JSON: one file, in the field `file`. */
export async function acceptUploads(server: FastifyInstance): Promise<void> {
  await server.register(multipart, { limits: { files: 1, fields: 5, fileSize: limits.uploadBytes } });
}

/** A file that was sent, on this machine until the request ends. */
export interface Upload {
  path: string;
  /** The client's file name; never used as a path. */
  name: string;
  /** It was longer than its route takes, and the rest is not here. */
  isCut: boolean;
  /** SHA-256 of the content. */
  contentHash: string;
  /** Removes it. */
  remove(): Promise<void>;
}

/** Seconds after which a client with too many uploads may retry. */
const retryAfter = 5;
const slots = new UploadSlots();
const received = new WeakMap<FastifyRequest, Upload>();
const taken = new WeakSet<Upload>();

/** The file of a request, if any. It is deleted when the request ends, unless `acceptUpload` takes it. */
export const findUpload = (request: FastifyRequest): Upload | undefined => received.get(request);

/** From now on the caller removes the file. */
export function acceptUpload(upload: Upload): void {
  taken.add(upload);
}

/**
 * Streams the file of a request to disk, at most `maxBytes` of it. Refused if the tenant has too many running uploads.
 * Deletes the file if the upload breaks off.
 */
export async function receiveUpload(request: FastifyRequest, maxBytes: number): Promise<void> {
  if (!request.isMultipart()) return;
  if (!slots.takeSlot(request)) {
    drainBody(request);
    throw new DomainError('TOO_MANY_REQUESTS', commonMessages.tooManyUploads, { seconds: retryAfter });
  }
  const part = await request
    .file({ limits: { fileSize: maxBytes } })
    .catch((error: unknown) => throwUploadError(request, error));
  if (!part) return;
  const folder = await mkdtemp(uploadFolderPrefix()).catch(throwIfDiskFull);
  const path = join(folder, 'file');
  const remove = () => rm(folder, { recursive: true, force: true });
  const hash = createHash('sha256');
  const hashed = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  try {
    await pipeline(part.file, hashed, createWriteStream(path), { signal: createAbortSignal(request) });
  } catch (error) {
    await remove();
    return throwUploadError(request, error);
  }
  const contentHash = hash.digest('hex');
  received.set(request, { path, name: part.filename, isCut: part.file.truncated, contentHash, remove });
}

/** Reads the rest to its end: otherwise the client would see a broken connection instead of the response. */
function drainBody({ raw }: FastifyRequest): void {
  raw.unpipe().resume();
}

/** Turns a disconnect or a malformed form into a client error. */
function throwUploadError(request: FastifyRequest, error: unknown): never {
  drainBody(request);
  if (request.raw.aborted || isOfParser(error)) throw new DomainError('VALIDATION', fieldMessages.malformed);
  return throwIfDiskFull(error);
}

/** The form parser throws errors without a code; all other errors have one. */
const isOfParser = (error: unknown) => error instanceof Error && !('code' in error);

/** Rethrows the error; a full disk becomes a message to the user. */
function throwIfDiskFull(error: unknown): never {
  if (!isNoRoom(error)) throw error;
  logger.error(`The disk has no room for an upload in ${tmpdir()}.`);
  throw new DomainError('UNAVAILABLE', commonMessages.noRoomForUploads);
}

const noRoom: ReadonlySet<string | undefined> = new Set(['ENOSPC', 'EDQUOT']);

/** True for an error by which the system reports a full disk or an exceeded quota. */
export function isNoRoom(error: unknown): boolean {
  return noRoom.has((error as NodeJS.ErrnoException | undefined)?.code);
}

/** Releases the slot of an upload, and deletes the file unless a handler has taken it. */
export async function removeUpload(request: FastifyRequest): Promise<void> {
  slots.releaseSlot(request);
  const upload = received.get(request);
  if (upload && !taken.has(upload)) await upload.remove();
}

/** Aborts on a disconnect, which the body parser does not always notice, and so would wait forever. */
function createAbortSignal({ raw }: FastifyRequest): AbortSignal {
  const controller = new AbortController();
  const onClose = () => {
    if (!raw.complete) controller.abort();
  };
  if (raw.destroyed) onClose();
  raw.once('close', onClose);
  return controller.signal;
}
