// Separate from the schemas, so that code that renders papers does not load zod.

/** Longest side in pixels of the stored size: some 380 dots an inch in print. */
export const logoSizes = { paper: 960 } as const;

/** Address of a logo. Its content never changes. */
export function logoUrl(key: string): string {
  return `/api/seller/logo?key=${key}`;
}
