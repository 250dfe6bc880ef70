/** Separates invisibly, so that mail programs do not join the text around it into an address. */
const joiner = '\u2060';

/** `https://…`, `www.…`, `name.example` and the like. Addresses of mail stay as they are. */
const scheme = String.raw`[a-z][a-z0-9+.-]{1,20}:\/\/`;
const host = String.raw`(?<![\p{L}\p{N}@._-])(?:[\p{L}\p{N}-]{1,63}\.){1,5}\p{L}{2,24}(?![\p{L}\p{N}@])`;
const address = new RegExp(`(?:${scheme}|${host})[^\\s<>"]*`, 'giu');

/** Is this an address of the product that is reached at `home`? */
export const isUnder = (home: string, url: string): boolean => url === home || url.startsWith(`${home}/`);

/**
 * Breaks addresses that mail programs would turn into links, except those under `home`: a name chosen by a user may
 * look like one, and a mail must not link to other sites.
 */
export function removeForeignLinks(text: string, home: string): string {
  return text.replace(address, (found) =>
    isUnder(home, found) ? found : found.replaceAll('://', `:${joiner}//`).replaceAll('.', `${joiner}.`),
  );
}
