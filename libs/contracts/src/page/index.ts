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
