/** Name of the page's nonce for styles: `<meta name="depot-style-nonce" nonce="…">`, new for each response. */
export const styleNonceName = 'depot-style-nonce';

/** The page with that nonce. */
export const withStyleNonce = (page: string, nonce: string): string =>
  page.replace('</head>', () => `<meta name="${styleNonceName}" nonce="${nonce}"></head>`);

/** The one policy of Trusted Types that the page has: see `obeyPagePolicy` of the shell. */
export const trustedTypesPolicy = 'default';

/**
 * Name of the page's list of script hashes: `<meta name="depot-integrity" content="/shell.0123abcd.js sha384-… …">`.
 */
export const integrityName = 'depot-integrity';

/** Name of the version of the shell in its page: `<meta name="depot-shell" content="2.0.0-8f2c11ab03">`. */
export const shellVersionName = 'depot-shell';
/** Header in which a tab names the version of its shell to the registry, which returns versions that go with it. */
export const shellVersionHeader = 'x-depot-shell';

/** The page with the version of its shell, before every script: the first one requests the registry. */
export const withShellVersion = (page: string, version: string): string =>
  page.replace('<head>', () => `<head><meta name="${shellVersionName}" content="${version}">`);
