// Apart from the schemas: whoever draws a paper needs no zod.

/** Longest side in pixels of what is kept of a logo: some 380 dots an inch where it is printed. */
export const logoSizes = { paper: 960 } as const;

/** Where a browser finds a logo. What stands at an address never changes. */
export function logoUrl(key: string): string {
  return `/api/seller/logo?key=${key}`;
}
