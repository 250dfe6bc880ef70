/** The entries of a zip archive, from its central directory at the end. Throws where the archive is damaged. */
export interface ZipEntry {
  name: string;
  method: number;
  /** The packed bytes. */
  packed: Buffer;
}

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const localHeaderBytes = 30;
const endBytes = 22;
const longestComment = 0xffff;

export function zipEntries(archive: Buffer): ZipEntry[] {
  const end = findEnd(archive);
  const count = archive.readUInt16LE(end + 10);
  let at = archive.readUInt32LE(end + 16);
  const entries: ZipEntry[] = [];
  for (let index = 0; index < count; index += 1) {
    if (archive.readUInt32LE(at) !== entrySignature) throw new RangeError('The central directory is damaged.');
    const nameBytes = archive.readUInt16LE(at + 28);
    entries.push({
      name: archive.toString('utf8', at + 46, at + 46 + nameBytes),
      method: archive.readUInt16LE(at + 10),
      packed: packedBytes(archive, archive.readUInt32LE(at + 42), archive.readUInt32LE(at + 20)),
    });
    at += 46 + nameBytes + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  return entries;
}

function findEnd(archive: Buffer): number {
  const earliest = Math.max(0, archive.length - endBytes - longestComment);
  for (let at = archive.length - endBytes; at >= earliest; at -= 1) if (archive.readUInt32LE(at) === endSignature) return at;
  throw new RangeError('The archive has no end.');
}

function packedBytes(archive: Buffer, header: number, size: number): Buffer {
  const start = header + localHeaderBytes + archive.readUInt16LE(header + 26) + archive.readUInt16LE(header + 28);
  if (start + size > archive.length) throw new RangeError('An entry is cut off.');
  return archive.subarray(start, start + size);
}
