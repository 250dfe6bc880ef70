import { catalogMessages, pictureLimits, pictureTypeOf } from '@depot/contracts/catalog';
import { DomainError, type Message, type MessageValues } from '@depot/contracts/errors';
import { createFairTurn, limitWait } from '@depot/node-http';
import { IsolationFailure, readWholeOutput } from '@depot/node-isolation';
import { type Dimensions, readDimensions } from './dimensions.js';

/** The compiled program; the path is valid from the sources and from their output. */
const module = new URL('../dist/resize-program.js', import.meta.url);
const quality = 80;
/** Above the need of any picture within the limits. */
const bounds = { memoryBytes: 512 * 1024 * 1024, cpuSeconds: 20, silenceMs: 20_000 };
/** Far above the output for the requested sizes. */
const maxResponseBytes = 4 * 1024 * 1024;
/** One after the other: an unpacked picture takes up to 100 MB. */
const turn = limitWait(createFairTurn(1));

/**
 * Checks the content of a file and returns it in each size (name and longest side in pixels), as WebP, upright and
 * without metadata.
 * @throws UNSUPPORTED_MEDIA_TYPE if it is no picture, VALIDATION if it has too many pixels or is damaged.
 */
export async function resizePicture<Size extends string>(
  content: Buffer,
  sizes: Readonly<Record<Size, number>>,
): Promise<Record<Size, Buffer>> {
  const longest = getMaxSide(requirePicture(content));
  const names = Object.keys(sizes) as Size[];
  // never larger than it was
  const sides = names.map((name) => Math.min(sizes[name], longest));
  const made = splitParts(await turn(() => unpack(content, sides)));
  if (made.length !== names.length) throw createRejection(catalogMessages.pictureBroken);
  return Object.fromEntries(names.map((name, at) => [name, made[at]])) as Record<Size, Buffer>;
}

const getMaxSide = ({ width, height }: Dimensions) => Math.max(width, height);

function requirePicture(content: Buffer): Dimensions {
  const type = pictureTypeOf(content);
  if (!type) throw new DomainError('UNSUPPORTED_MEDIA_TYPE', catalogMessages.pictureType);
  const dimensions = readDimensions(content, type);
  if (!dimensions) throw createRejection(catalogMessages.pictureBroken);
  if (dimensions.width * dimensions.height <= pictureLimits.pixels) return dimensions;
  throw createRejection(catalogMessages.pictureTooManyPixels, { megapixels: pictureLimits.pixels / 1_000_000 });
}

/**
 * Runs in a separate process, so that a crash of the library does not affect this one. Returns nothing if the picture
 * cannot be unpacked.
 */
async function unpack(content: Buffer, sides: readonly number[]): Promise<Buffer> {
  const args = [quality, ...sides].map(String);
  try {
    return await readWholeOutput({ module, args, input: content, ...bounds }, maxResponseBytes);
  } catch (error) {
    if (error instanceof IsolationFailure) return Buffer.alloc(0);
    throw error;
  }
}

function splitParts(made: Buffer): Buffer[] {
  const found: Buffer[] = [];
  for (let at = 0; at + 4 <= made.length;) {
    const end = at + 4 + made.readUInt32BE(at);
    found.push(made.subarray(at + 4, end));
    at = end;
  }
  return found;
}

function createRejection(localizedMessage: Message, values?: MessageValues): DomainError {
  return new DomainError('VALIDATION', localizedMessage, values, [{ path: 'file', localizedMessage, values }]);
}
