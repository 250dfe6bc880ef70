import { Logger } from '@nestjs/common';
import type { Browser, Page } from 'puppeteer-core';

const logger = new Logger('WarmPages');

/** A page that has printed so much makes room for a fresh one, so that its memory never grows. */
const printsPerPage = 200;
/** Milliseconds without a response after which a page counts as dead. */
const pingTimeoutMs = 3_000;
/** Milliseconds after which a page that does not close is left to itself. */
const closeTimeoutMs = 15_000;
/** Milliseconds after which a browser that opens no page is taken for dead. */
const openTimeoutMs = 15_000;

interface WarmPage {
  page: Page;
  prints: number;
  /** Aborted when the page's process ends. */
  crashed: AbortSignal;
}

/**
 * A browser with pages that wait for their next document: a new page is a new process, which takes longer than an
 * invoice.
 */
export class WarmPages {
  /** A page of it failed, and its process was ended with all of them. */
  isDiscarded = false;
  private readonly idle: WarmPage[] = [];

  constructor(readonly browser: Browser) {}

  /** Lends a working page; rejects if the browser offers none. Return it with `giveBack` after printing. */
  async acquirePage(): Promise<WarmPage> {
    for (let warm = this.idle.pop(); warm; warm = this.idle.pop()) {
      if (await isAlive(warm)) return warm;
      closePage(warm.page);
    }
    return withTimeout(openTimeoutMs, 'Opening a page', this.openPage());
  }

  /** A failed page is not reused. A worn page is closed in the background. */
  releasePage({ page, prints, crashed }: WarmPage): void {
    if (prints + 1 < printsPerPage) this.idle.push({ page, prints: prints + 1, crashed });
    else closePage(page);
  }

  private async openPage(): Promise<WarmPage> {
    const page = await this.browser.newPage();
    const crash = new AbortController();
    page.once('error', (error) => crash.abort(error));
    await page.setJavaScriptEnabled(false);
    await page.setOfflineMode(true);
    return { page, prints: 0, crashed: crash.signal };
  }
}

/** A page with a dead or hanging process may not close; it ends with its browser at the latest. */
function closePage(page: Page): void {
  withTimeout(closeTimeoutMs, 'Closing a page', page.close()).catch((error: unknown) => logger.debug(String(error)));
}

/** Its process may have ended while no document was printed. */
function isAlive({ page, crashed }: WarmPage): Promise<boolean> {
  return withTimeout(pingTimeoutMs, 'A page', rejectOnCrash(crashed, page.evaluate('true'))).then(
    () => true,
    () => false,
  );
}

/**
 * The outcome of the work, or a rejection as soon as the page's process ends. A race against a promise that outlives it
 * would keep every outcome, a file each, as long as the page.
 */
export function rejectOnCrash<T>(crashed: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const fail = () => reject(crashed.reason as Error);
    if (crashed.aborted) fail();
    crashed.addEventListener('abort', fail);
    const removeListener = () => crashed.removeEventListener('abort', fail);
    work.then(resolve, reject).finally(removeListener);
  });
}

/** Something did not come in time. */
export class TimedOut extends Error {}

/** Result of the work, or a rejection with `TooLate` after `ms`; the work itself continues. */
export async function withTimeout<T>(ms: number, task: string, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new TimedOut(`${task} took longer than ${ms} ms.`)), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
