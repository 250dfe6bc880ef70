import { readFile } from 'node:fs/promises';
import { catalogMessages, pictureLimits } from '@depot/contracts/catalog';
import { DomainError } from '@depot/contracts/errors';
import { findUpload } from '@depot/node-http';
import type { FastifyRequest } from 'fastify';

/**
 * The file of a request.
 * @throws VALIDATION without a file, PAYLOAD_TOO_LARGE above `pictureLimits.bytes`
 */
export async function readUploadedPicture(request: FastifyRequest): Promise<Buffer> {
  const upload = findUpload(request);
  const localizedMessage = catalogMessages.pictureMissing;
  if (!upload) throw new DomainError('VALIDATION', localizedMessage, {}, [{ path: 'file', localizedMessage }]);
  if (!upload.isCut) return readFile(upload.path);
  throw new DomainError('PAYLOAD_TOO_LARGE', catalogMessages.pictureTooLarge, {
    megabytes: pictureLimits.bytes / 1024 / 1024,
  });
}
