import * as z from 'zod';
import { idParam } from '../wire/index.js';

/** Longest side in pixels of what is kept of a picture: small beside a name, large on cards and forms. */
export const pictureSizes = { small: 96, large: 480 } as const;
export type PictureSize = keyof typeof pictureSizes;

/** What a picture that is brought may be. */
export const pictureLimits = { bytes: 8 * 1024 * 1024, pixels: 24_000_000 } as const;
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;
export type PictureType = (typeof pictureTypes)[number];

/**
 * Nobody can guess it, and another picture has another: whoever was told it may see the picture, for as long as it is
 * there.
 */
export const pictureKey = z.string().regex(/^[0-9a-f]{32}$/);

/** Where a browser finds a picture. What stands at an address never changes. */
export function pictureUrl(key: string, size: PictureSize): string {
  return `/api/product/picture?key=${key}&size=${size}`;
}

export const pictureQuery = z.object({ key: pictureKey, size: z.enum(['small', 'large']).optional() });
export type PictureQuery = z.output<typeof pictureQuery>;
export const pictureOfQuery = z.object({ productId: idParam });

const starts: readonly [PictureType, (head: Uint8Array) => boolean][] = [
  ['image/jpeg', (head) => head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff],
  ['image/png', (head) => says(head, 1, 'PNG\r\n') && head[0] === 0x89],
  ['image/webp', (head) => says(head, 0, 'RIFF') && says(head, 8, 'WEBP')],
];
/** So many bytes tell what a file is. */
export const pictureHeadBytes = 12;

/** What a file is by its first bytes, whatever it is called. */
export function pictureTypeOf(head: Uint8Array): PictureType | undefined {
  return starts.find(([, fits]) => fits(head))?.[0];
}

function says(bytes: Uint8Array, at: number, text: string): boolean {
  return String.fromCharCode(...bytes.subarray(at, at + text.length)) === text;
}
