import type { Browser, Page } from 'puppeteer-core';

/** A page that has printed so much makes room for a fresh one, so that its memory never grows. */
const printsPerPage = 200;

interface WarmPage {
  page: Page;
  prints: number;
}

/** A browser with pages that wait for their next document: a new page is a new process, which takes longer than an invoice. */
export class WarmPages {
  private readonly idle: WarmPage[] = [];

  constructor(readonly browser: Browser) {}

  /** Lends a page. One that failed is not lent again. */
  async lend<T>(work: (page: Page) => Promise<T>): Promise<T> {
    const { page, prints } = this.idle.pop() ?? { page: await this.open(), prints: 0 };
    const result = await work(page);
    if (prints + 1 < printsPerPage) this.idle.push({ page, prints: prints + 1 });
    else await page.close();
    return result;
  }

  private async open(): Promise<Page> {
    const page = await this.browser.newPage();
    await page.setJavaScriptEnabled(false);
    return page;
  }
}
