import { crc32, deflateRawSync } from 'node:zlib';

/** Content to pack, or packed content with its size. */
export type ZipContent = string | Buffer | Packed;
export interface Packed {
  packed: Buffer;
  size: number;
}

/** False statements of an archive. */
export interface Lies {
  /** Size of each content, packed and unpacked, that the directory at the end tells. */
  directorySize?: number;
}

/** A zip archive of these entries, for workbooks that no program would write. */
export function zip(entries: Record<string, ZipContent>, { directorySize }: Lies = {}): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(entries)) {
    const { packed, size, sum } = packedOnce(content);
    const local = Buffer.concat([
      Buffer.from('PK\x03\x04'),
      facts(name, sum, packed.length, size),
      Buffer.from(name),
      packed,
    ]);
    const attributes = Buffer.alloc(14);
    attributes.writeUInt32LE(offset, 10);
    const told = facts(name, sum, directorySize ?? packed.length, directorySize ?? size);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), told, attributes, Buffer.from(name)]));
    locals.push(local);
    offset += local.length;
  }
  return Buffer.concat([...locals, ...directory, buildEnd(directory, offset)]);
}

function facts(name: string, sum: number, packedSize: number, size: number): Buffer {
  const written = Buffer.alloc(26);
  written.writeUInt16LE(20, 0);
  written.writeUInt16LE(8, 4);
  written.writeUInt32LE(sum, 10);
  written.writeUInt32LE(packedSize, 14);
  written.writeUInt32LE(size, 18);
  written.writeUInt16LE(Buffer.byteLength(name), 22);
  return written;
}

function buildEnd(directory: readonly Buffer[], offset: number): Buffer {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(directory.length, 8);
  end.writeUInt16LE(directory.length, 10);
  end.writeUInt32LE(
    directory.reduce((sum, { length }) => sum + length, 0),
    12,
  );
  end.writeUInt32LE(offset, 16);
  return end;
}

const known = new Map<ZipContent, Packed & { sum: number }>();

function packedOnce(content: ZipContent): Packed & { sum: number } {
  const packed = known.get(content) ?? pack(content);
  known.set(content, packed);
  return packed;
}

function pack(content: ZipContent): Packed & { sum: number } {
  // The checksum is unknown without the unpacked content; readers check it last, if at all.
  if (typeof content === 'object' && 'packed' in content) return { ...content, sum: 0 };
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  return { packed: deflateRawSync(bytes), size: bytes.length, sum: crc32(bytes) };
}
