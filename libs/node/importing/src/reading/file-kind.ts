import { open } from 'node:fs/promises';
import { DomainError } from '@depot/contracts/errors';
import { importMessages } from '@depot/contracts/importing';

export type FileKind = 'csv' | 'xlsx';

const zipStart = [0x50, 0x4b, 0x03, 0x04];
const lookedAtBytes = 4096;

/** Detects the kind of a file by its content, not its name. Refuses files that are neither text nor a zip archive. */
export async function detectFileKind(path: string): Promise<FileKind> {
  const handle = await open(path);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(lookedAtBytes), 0, lookedAtBytes, 0);
    const start = buffer.subarray(0, bytesRead);
    if (zipStart.every((byte, index) => start[index] === byte)) return 'xlsx';
    if (isText(start)) return 'csv';
    throw new DomainError('UNSUPPORTED_MEDIA_TYPE', importMessages.wrongType);
  } finally {
    await handle.close();
  }
}

/** UTF-16 has a mark at its start; any other text has no control characters except tabs and line ends. */
function isText(start: Buffer): boolean {
  if (start.length >= 2 && ((start[0] === 0xff && start[1] === 0xfe) || (start[0] === 0xfe && start[1] === 0xff)))
    return true;
  return start.every((byte) => byte >= 0x20 || byte === 0x09 || byte === 0x0a || byte === 0x0d);
}
