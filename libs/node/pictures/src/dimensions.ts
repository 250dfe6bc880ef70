import type { PictureType } from '@depot/contracts/catalog';

/** Width and height in pixels. */
export interface Dimensions {
  width: number;
  height: number;
}

/** No parser reads beyond its position by more than this. */
const margin = Buffer.alloc(32);

/**
 * Reads the dimensions from a picture's header, so that a picture that is too large is never unpacked; undefined if the
 * header has none.
 */
export function readDimensions(content: Buffer, type: PictureType): Dimensions | undefined {
  // a picture that ends too early reads as zeros
  const { width, height } = readers[type](Buffer.concat([content, margin])) ?? { width: 0, height: 0 };
  return width > 0 && height > 0 ? { width, height } : undefined;
}

const readers: Record<PictureType, (content: Buffer) => Dimensions | undefined> = {
  'image/png': (content) => ({ width: content.readUInt32BE(16), height: content.readUInt32BE(20) }),
  'image/jpeg': readJpegDimensions,
  'image/webp': readWebpDimensions,
};

/**
 * Follows the markers up to the frame's. Arithmetic, Huffman and restart markers have similar codes but are no frames.
 */
function readJpegDimensions(content: Buffer): Dimensions | undefined {
  for (let at = 2; content[at] === 0xff;) {
    const marker = content.readUInt8(at + 1);
    if (marker === 0xff) at += 1;
    else if (isFrame(marker)) return { height: content.readUInt16BE(at + 5), width: content.readUInt16BE(at + 7) };
    else at += 2 + content.readUInt16BE(at + 2);
  }
  return undefined;
}

const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Three kinds of chunk may come first: lossy, lossless, extended. */
function readWebpDimensions(content: Buffer): Dimensions | undefined {
  const chunk = content.toString('latin1', 12, 16);
  if (chunk === 'VP8 ') return { width: content.readUInt16LE(26) & 0x3fff, height: content.readUInt16LE(28) & 0x3fff };
  if (chunk === 'VP8X') return { width: content.readUIntLE(24, 3) + 1, height: content.readUIntLE(27, 3) + 1 };
  if (chunk !== 'VP8L') return undefined;
  const packed = content.readUInt32LE(21);
  return { width: (packed & 0x3fff) + 1, height: ((packed >>> 14) & 0x3fff) + 1 };
}
