import { fetchAhead } from '../remotes/preload/fetchAhead.js';
import { requireOwnIntegrity } from '../remotes/verify/ownFiles.js';

interface Files {
  /** Scripts and styles that the shell starts with. */
  shell: readonly string[];
  /** Parts that its first page renders with. */
  parts: readonly string[];
}

const isStyle = (url: string): boolean => url.endsWith('.css');

/** Starts the shell as soon as it has loaded; its styles include those of this page. */
export function loadShell(urls: readonly string[]): void {
  for (const url of urls) {
    if (isStyle(url)) {
      const link = document.createElement('link');
      link.rel = 'stylesheet';
      link.href = url;
      document.head.append(link);
    } else {
      const script = document.createElement('script');
      script.async = false; // in their order
      script.src = url;
      requireOwnIntegrity(script, url);
      document.head.append(script);
    }
  }
}

/** Prefetches everything the user needs next, once the page is rendered and the browser is idle. */
export function fetchRest({ shell, parts }: Files): void {
  const begin = () => {
    loadShell(shell);
    fetchAhead(parts);
  };
  const runWhenIdle = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: 1_000 });
    else setTimeout(begin, 200); // Safari
  };
  if (document.readyState === 'complete') runWhenIdle();
  else window.addEventListener('load', runWhenIdle);
}
