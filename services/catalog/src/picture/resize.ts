import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { catalogMessages, pictureLimits, pictureSizes, pictureTypeOf } from '@depot/contracts/catalog';
import { Refusal, type Message, type MessageValues } from '@depot/contracts/errors';
import pLimit from 'p-limit';
import { dimensionsOf, type Dimensions } from './dimensions.js';
import { resizeProgram } from './resize-program.js';

const library = createRequire(import.meta.url).resolve('@napi-rs/image');
const quality = 80;
/** No picture within the limits takes so long. */
const patienceMs = 20_000;
/** Far above what two pictures of these sizes take. */
const largestAnswer = 4 * 1024 * 1024;
/** One after the other: an unpacked picture takes up to 100 MB. */
const turn = pLimit(1);

/** A picture as it is kept, in WebP. */
export interface Resized {
  small: Buffer;
  large: Buffer;
}

/** Checks what a file is by its content, and makes both sizes of it, upright and without what the camera has written into it. */
export async function resized(content: Buffer): Promise<Resized> {
  const longest = longestSide(requirePicture(content));
  // never larger than it was
  const sides = [pictureSizes.small, pictureSizes.large].map((side) => Math.min(side, longest));
  const [small, large] = parts(await turn(() => unpack(content, sides)));
  if (!small || !large) throw refused(catalogMessages.pictureBroken);
  return { small, large };
}

const longestSide = ({ width, height }: Dimensions) => Math.max(width, height);

function requirePicture(content: Buffer): Dimensions {
  const type = pictureTypeOf(content);
  if (!type) throw new Refusal('UNSUPPORTED_MEDIA_TYPE', catalogMessages.pictureType);
  const dimensions = dimensionsOf(content, type);
  if (!dimensions) throw refused(catalogMessages.pictureBroken);
  if (dimensions.width * dimensions.height <= pictureLimits.pixels) return dimensions;
  throw refused(catalogMessages.pictureTooManyPixels, { megapixels: pictureLimits.pixels / 1_000_000 });
}

/** In a process of its own, without our environment: whatever a picture does to the library, the services go on. */
function unpack(content: Buffer, sides: readonly number[]): Promise<Buffer> {
  const given = ['-e', resizeProgram, library, String(quality), ...sides.map(String)];
  const bounds = { encoding: 'buffer', env: {}, timeout: patienceMs, killSignal: 'SIGKILL', maxBuffer: largestAnswer } as const;
  return new Promise((resolve) => {
    const child = execFile(process.execPath, given, bounds, (error, made) => resolve(error ? Buffer.alloc(0) : made));
    // It may end before it has read all of a picture that it cannot read.
    child.stdin?.on('error', () => undefined).end(content);
  });
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

function refused(sentence: Message, values?: MessageValues): Refusal {
  return new Refusal('VALIDATION', sentence, values, [{ path: 'file', sentence, values }]);
}
