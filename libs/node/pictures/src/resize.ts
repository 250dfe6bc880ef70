import { catalogMessages, pictureLimits, pictureTypeOf } from '@depot/contracts/catalog';
import { DomainError, type Message, type MessageValues } from '@depot/contracts/errors';
import { boundedTurn, fairTurn } from '@depot/node-http';
import { IsolationFailure, wholeOutputOf } from '@depot/node-isolation';
import { type Dimensions, dimensionsOf } from './dimensions.js';

/** The compiled program; the path is valid from the sources and from their output. */
const module = new URL('../dist/resize-program.js', import.meta.url);
const quality = 80;
/** Above the need of any picture within the limits. */
const bounds = { memoryBytes: 512 * 1024 * 1024, cpuSeconds: 20, silenceMs: 20_000 };
/** Far above the output for the requested sizes. */
const maxResponseBytes = 4 * 1024 * 1024;
/** One after the other: an unpacked picture takes up to 100 MB. */
const turn = boundedTurn(fairTurn(1));

/**
 * Checks the content of a file and returns it in each size (name and longest side in pixels), as WebP, upright and
 * without metadata.
 * @throws UNSUPPORTED_MEDIA_TYPE if it is no picture, VALIDATION if it has too many pixels or is damaged.
 */
export async function resized<Size extends string>(
  content: Buffer,
  sizes: Readonly<Record<Size, number>>,
): Promise<Record<Size, Buffer>> {
  const longest = maxSide(requirePicture(content));
  const names = Object.keys(sizes) as Size[];
  // never larger than it was
  const sides = names.map((name) => Math.min(sizes[name], longest));
  const made = parts(await turn(() => unpack(content, sides)));
  if (made.length !== names.length) throw rejected(catalogMessages.pictureBroken);
  return Object.fromEntries(names.map((name, at) => [name, made[at]])) as Record<Size, Buffer>;
}

const maxSide = ({ width, height }: Dimensions) => Math.max(width, height);

function requirePicture(content: Buffer): Dimensions {
  const type = pictureTypeOf(content);
  if (!type) throw new DomainError('UNSUPPORTED_MEDIA_TYPE', catalogMessages.pictureType);
  const dimensions = dimensionsOf(content, type);
  if (!dimensions) throw rejected(catalogMessages.pictureBroken);
  if (dimensions.width * dimensions.height <= pictureLimits.pixels) return dimensions;
  throw rejected(catalogMessages.pictureTooManyPixels, { megapixels: pictureLimits.pixels / 1_000_000 });
}

/**
 * Runs in a separate process, so that a crash of the library does not affect this one. Returns nothing if the picture
 * cannot be unpacked.
 */
async function unpack(content: Buffer, sides: readonly number[]): Promise<Buffer> {
  const args = [quality, ...sides].map(String);
  try {
    return await wholeOutputOf({ module, args, input: content, ...bounds }, maxResponseBytes);
  } catch (error) {
    if (error instanceof IsolationFailure) return Buffer.alloc(0);
    throw error;
  }
}

function parts(made: Buffer): Buffer[] {
  const found: Buffer[] = [];
  for (let at = 0; at + 4 <= made.length;) {
    const end = at + 4 + made.readUInt32BE(at);
    found.push(made.subarray(at + 4, end));
    at = end;
  }
  return found;
}

function rejected(localizedMessage: Message, values?: MessageValues): DomainError {
  return new DomainError('VALIDATION', localizedMessage, values, [{ path: 'file', localizedMessage, values }]);
}
