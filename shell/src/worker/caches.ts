/** Apart from everything else: the page and its worker both name these. */

/** Files of the remotes that the page keeps for work without a network, by address. */
export const remoteCache = 'depot-remotes';
/** The shell's own files, one cache for each build of it. */
export const shellCachePrefix = 'depot-shell-';
/** Under which the application's page is kept. */
export const pageAddress = '/index.html';
