/** A public key for ES256 as JWK: one that the registry's signatures are checked with. */
export interface RegistryKey {
  kty: 'EC';
  crv: 'P-256';
  x: string;
  y: string;
}

type Point = Pick<RegistryKey, 'x' | 'y'>;

/** Id of a key in signatures (`kid`): no two keys in use have the same `x`. */
export const registryKeyId = ({ x }: Pick<RegistryKey, 'x'>): string => x;

/** The shell's page carries the keys: `<meta name="depot-registry-key" content="<x>.<y> <x>.<y>">`. */
export const registryKeyName = 'depot-registry-key';
const tags = new RegExp(`<meta name="${registryKeyName}"[^>]*>`, 'g');

/** The page with these keys, and with no other. */
export function withRegistryKeys(page: string, keys: readonly Point[]): string {
  const content = keys.map(({ x, y }) => `${x}.${y}`).join(' ');
  return page
    .replace(tags, '')
    .replace('</head>', () => `<meta name="${registryKeyName}" content="${content}"></head>`);
}

function readKey(words: string): RegistryKey | undefined {
  const [, x, y] = /^([\w-]{43})\.([\w-]{43})$/.exec(words) ?? [];
  return x && y ? { kty: 'EC', crv: 'P-256', x, y } : undefined;
}

/** Reads the keys in the page; invalid ones are left out. */
export function readRegistryKeys(content: string): RegistryKey[] {
  return content.split(' ').flatMap((words) => readKey(words) ?? []);
}

/** Facts about the registry's document in the signature header, beside the key. */
export interface SignedFacts {
  /** Time of the signature in epoch ms, for investigations. Age alone refuses nothing. */
  time: number;
  /** Rises with each change of a version's users. */
  counter: number;
  /** Audience of the document, see `audienceFor`. */
  audience: string;
}

/** Names the user of that id, or who is not signed in. */
export const audienceFor = (userId: number | undefined): string => (userId === undefined ? 'anyone' : `user ${userId}`);
