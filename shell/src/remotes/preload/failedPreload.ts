/** Marks a preload that failed, for the scripts of the page, which share no variables. */
const mark = 'depotFailed';

/** Uses a weaker algorithm than the files' hashes, so that browsers ignore it. */
const another = `sha256-${'A'.repeat(43)}=`;

const toAbsolute = (address: string): string => new URL(address, location.href).href;

/**
 * A failed preload stays in the browser's memory, also without its element, and answers the next request for its
 * address. One for a `fetch` is used up at once; one for a script or a style is marked, see `passFailedPreload`.
 */
export function watchPreload(link: HTMLLinkElement): void {
  const markFailed = () => {
    link.dataset[mark] = '';
    // Used up in the browser's memory, the failure is all that this request gets.
    if (link.as === 'fetch') fetch(link.href, { integrity: link.integrity }).catch(() => undefined);
  };
  link.addEventListener('error', markFailed, { once: true });
}

/**
 * Returns an integrity for a script or style that a failed preload does not match: a preload only serves requests with
 * the same integrity.
 */
export function bypassFailedPreload(url: string, integrity: string): string {
  const failed = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="preload"][data-depot-failed]')];
  return failed.some(({ href }) => href === toAbsolute(url)) ? `${another} ${integrity}` : integrity;
}
