/** A public key for ES256 as JWK: the one that the registry's signatures are checked with. */
export interface RegistryKey {
  kty: 'EC';
  crv: 'P-256';
  x: string;
  y: string;
}

/** The shell's page carries the key: `<meta name="depot-registry-key" content="<x>.<y>">`. */
export const registryKeyName = 'depot-registry-key';
const tags = new RegExp(`<meta name="${registryKeyName}"[^>]*>`, 'g');

/** The page with this key, and with no other. */
export function withRegistryKey(page: string, { x, y }: Pick<RegistryKey, 'x' | 'y'>): string {
  return page.replace(tags, '').replace('</head>', () => `<meta name="${registryKeyName}" content="${x}.${y}"></head>`);
}

/** The key from the page's words; undefined where there is none. */
export function readRegistryKey(content: string): RegistryKey | undefined {
  const [, x, y] = /^([\w-]{43})\.([\w-]{43})$/.exec(content) ?? [];
  return x && y ? { kty: 'EC', crv: 'P-256', x, y } : undefined;
}
