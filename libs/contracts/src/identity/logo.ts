import * as z from 'zod';

/** Longest side in pixels of what is kept of a logo: some 380 dots an inch where it is printed. */
export const logoSizes = { paper: 960 } as const;

/** Nobody can guess it, and another logo has another. What stands at it is kept for good: invoices name it. */
export const logoKey = z.string().regex(/^[0-9a-f]{32}$/);

/** A logo as papers name it. */
export const logoOnPaper = z.object({
  /** See `logoUrl`. */
  key: logoKey,
  /** In pixels. */
  width: z.int(),
  /** In pixels. */
  height: z.int(),
});
export type LogoOnPaper = z.output<typeof logoOnPaper>;

/** Where a browser finds a logo. What stands at an address never changes. */
export function logoUrl(key: string): string {
  return `/api/seller/logo?key=${key}`;
}

export const logoQuery = z.object({ key: logoKey });
export type LogoQuery = z.output<typeof logoQuery>;
