import multipart, { type MultipartFile } from '@fastify/multipart';
import { limits } from '@depot/contracts/amounts';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Uploads are the one kind of body that is not JSON: one file, in the field `file`. */
export async function acceptUploads(server: FastifyInstance): Promise<void> {
  await server.register(multipart, { limits: { files: 1, fields: 5, fileSize: limits.uploadBytes } });
}

/** The file of a request, still on its way; nothing where it has none. It is cut off after `maxBytes`, and `file.truncated` then says so. */
export async function uploadOf(request: FastifyRequest, maxBytes: number = limits.uploadBytes): Promise<MultipartFile | undefined> {
  return request.isMultipart() ? request.file({ limits: { fileSize: maxBytes } }) : undefined;
}
