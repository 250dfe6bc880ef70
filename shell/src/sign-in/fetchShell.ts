import { guardOwn } from '../federation/ownFiles.js';
import { fetchAhead } from '../preload/fetchAhead.js';

interface Files {
  /** Scripts and styles that the shell starts with. */
  shell: readonly string[];
  /** What its first page is drawn with. */
  parts: readonly string[];
}

const isStyle = (url: string): boolean => url.endsWith('.css');

/** Lets the shell run as soon as it is here; its styles are the ones of this page and more. */
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
      guardOwn(script, url);
      document.head.append(script);
    }
  }
}

/** When the page stands and nothing else is to do: everything that the person will need next. */
export function fetchRest({ shell, parts }: Files): void {
  const begin = () => {
    loadShell(shell);
    fetchAhead(parts);
  };
  const whenIdle = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: 1_000 });
    else setTimeout(begin, 200); // Safari
  };
  if (document.readyState === 'complete') whenIdle();
  else window.addEventListener('load', whenIdle);
}
