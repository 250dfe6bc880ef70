import { DomainError } from '@depot/contracts/errors';
import { importLimits, importMessages } from '@depot/contracts/importing';
import { type Entry, openPromise, type ZipFile } from 'yauzl';

const maxEntries = 2000;

/** A part of a workbook: its name and its unpacked content. */
export interface WorkbookPart {
  name: string;
  content: Buffer;
}

/**
 * Unpacks the XML parts of a workbook. A small archive can unpack to gigabytes and declare a false size, so the output
 * is measured while it is written, and no other part of the archive is used.
 * @throws for archives that are damaged or exceed the limit.
 */
export async function readWorkbookParts(path: string): Promise<WorkbookPart[]> {
  const archive = await openPromise(path, { lazyEntries: true, autoClose: false }).catch(() => {
    throw createBrokenError();
  });
  try {
    return await unpackAll(archive);
  } catch (error) {
    throw error instanceof DomainError ? error : createBrokenError();
  } finally {
    archive.close();
  }
}

const createBrokenError = () => new DomainError('VALIDATION', importMessages.broken);
const createTooLargeError = () => new DomainError('PAYLOAD_TOO_LARGE', importMessages.tooLarge);

async function unpackAll(archive: ZipFile): Promise<WorkbookPart[]> {
  const parts = new Map<string, Buffer>();
  let room: number = importLimits.unpackedBytes;
  let seen = 0;
  for await (const entry of archive.eachEntry()) {
    seen += 1;
    if (seen > maxEntries) throw createTooLargeError();
    // Pictures, settings of printers, data of other programs and archives within the archive stay packed.
    if (!/^xl\/.*\.xml(\.rels)?$/.test(entry.fileName)) continue;
    if (parts.has(entry.fileName)) throw createBrokenError();
    const content = await unpack(archive, entry, room);
    room -= content.length;
    parts.set(entry.fileName, content);
  }
  if (!parts.has('xl/workbook.xml')) throw new DomainError('UNSUPPORTED_MEDIA_TYPE', importMessages.wrongType);
  return [...parts].map(([name, content]) => ({ name, content }));
}

async function unpack(archive: ZipFile, entry: Entry, room: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of (await archive.openReadStreamPromise(entry)) as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > room) throw createTooLargeError();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
