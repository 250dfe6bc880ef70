import * as z from 'zod';
import { idParam } from '../wire/index.js';

/** Longest side in pixels of the stored sizes: small beside a name, large on cards and forms. */
export const pictureSizes = { small: 96, large: 480 } as const;
export type PictureSize = keyof typeof pictureSizes;

/** Limits of an uploaded picture. */
export const pictureLimits = { bytes: 8 * 1024 * 1024, pixels: 24_000_000 } as const;
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;
export type PictureType = (typeof pictureTypes)[number];

/** A key that cannot be guessed and differs for each picture: callers that know it may read the picture. */
export const pictureKey = z.string().regex(/^[0-9a-f]{32}$/);

/** Address of a picture. Its content never changes. */
export function pictureUrl(key: string, size: PictureSize): string {
  return `/api/product/picture?key=${key}&size=${size}`;
}

export const pictureQuery = z.object({ key: pictureKey, size: z.enum(['small', 'large']).optional() });
export type PictureQuery = z.output<typeof pictureQuery>;
export const pictureOfQuery = z.object({ productId: idParam });

const starts: readonly [PictureType, (head: Uint8Array) => boolean][] = [
  ['image/jpeg', (head) => head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff],
  ['image/png', (head) => hasSignature(head, 1, 'PNG\r\n') && head[0] === 0x89],
  ['image/webp', (head) => hasSignature(head, 0, 'RIFF') && hasSignature(head, 8, 'WEBP')],
];
/** Bytes needed to detect the type of a file. */
export const pictureHeadBytes = 12;

/** Detects the type of a file by its first bytes, independent of its name. */
export function pictureTypeOf(head: Uint8Array): PictureType | undefined {
  return starts.find(([, fits]) => fits(head))?.[0];
}

function hasSignature(bytes: Uint8Array, at: number, text: string): boolean {
  return String.fromCharCode(...bytes.subarray(at, at + text.length)) === text;
}
