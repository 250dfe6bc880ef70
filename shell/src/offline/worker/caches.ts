/** Apart from everything else: the page and its worker both name these. */

/** Cache of the remotes' files for offline use, by address. */
export const remoteCache = 'depot-remotes';
/** The shell's own files, one cache for each build of it. */
export const shellCachePrefix = 'depot-shell-';
/** Address under which the application's page is cached. */
export const pageAddress = '/index.html';
