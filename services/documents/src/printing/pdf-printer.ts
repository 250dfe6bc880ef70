import { DomainError } from '@depot/contracts/errors';
import { createFairTurn, isNoRoom, limitWait } from '@depot/node-http';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { Page } from 'puppeteer-core';
import { printingMessages } from '../messages.js';
import { launchChromium } from './chromium.js';
import { addPaperFont } from './paper-font.js';
import { findProfileProblem } from './profile-folder.js';
import { rejectOnCrash, TimedOut, WarmPages, withTimeout } from './warm-pages.js';

/** More pages at once gain nothing on two cores. */
export const pagesAtOnce = 2;
/** A page that takes longer hangs. */
const maxPrintMs = 60_000;

/**
 * Prints HTML with one warm Chromium. A crash or a hang fails that request clearly; the browser is thrown away, process
 * and all, and the next request starts a fresh one.
 */
@Injectable()
export class PdfPrinter implements OnApplicationShutdown {
  /** Results of the prints in this process. */
  readonly outcomes = { printed: 0, failed: 0 };
  private readonly logger = new Logger(PdfPrinter.name);
  private readonly turn = limitWait(createFairTurn(pagesAtOnce));
  private running: Promise<WarmPages> | undefined;

  /** The pages of the HTML as PDF; sizes and margins come from its own `@page`. */
  print(html: string): Promise<Buffer> {
    return this.turn(() => this.countOutcome(() => this.printNow(html)));
  }

  private async countOutcome<T>(work: () => Promise<T>): Promise<T> {
    try {
      const result = await work();
      this.outcomes.printed += 1;
      return result;
    } catch (error) {
      this.outcomes.failed += 1;
      throw error;
    }
  }

  /** A document whose browser another one has ended is printed once more: nothing is wrong with it. */
  private async printNow(html: string, isAgain = false): Promise<Buffer> {
    const { pages, warm } = await this.takePage();
    try {
      const printing = rejectOnCrash(warm.crashed, printPage(warm.page, html));
      const pdf = await withTimeout(maxPrintMs, 'Printing', printing);
      pages.releasePage(warm);
      return pdf;
    } catch (error) {
      const isFault = warm.crashed.aborted || error instanceof TimedOut;
      if (pages.isDiscarded && !isFault && !isAgain) return this.printNow(html, true);
      this.logger.error(`Printing failed: ${String(error)}`);
      await this.closeBrowser(pages);
      throw await buildUnavailable();
    }
  }

  async onApplicationShutdown(): Promise<void> {
    const pages = await this.running?.catch(() => undefined);
    if (pages) await this.closeBrowser(pages);
  }

  /** A page that is alive. A browser that offers none is replaced, once. */
  private async takePage() {
    const pages = await this.openPages();
    try {
      return { pages, warm: await pages.acquirePage() };
    } catch (error) {
      this.logger.warn(`Chromium is replaced: ${String(error)}`);
      await this.closeBrowser(pages);
    }
    const fresh = await this.openPages();
    try {
      return { pages: fresh, warm: await fresh.acquirePage() };
    } catch (error) {
      this.logger.error(String(error));
      await this.closeBrowser(fresh);
      throw await buildUnavailable();
    }
  }

  /** Pages of the running browser; a browser that ended is replaced. */
  private async openPages(): Promise<WarmPages> {
    const known = this.running;
    const isThere = (await known?.catch(() => undefined))?.browser.connected;
    if (!isThere && this.running === known) this.running = undefined;
    this.running ??= launchChromium().then((browser) => new WarmPages(browser));
    try {
      return await this.running;
    } catch (error) {
      this.running = undefined;
      this.logger.error(String(error));
      throw new DomainError('UNAVAILABLE', isNoRoom(error) ? printingMessages.noRoom : printingMessages.noBrowser);
    }
  }

  /** Ends the browser's process for good; it may not answer any more. */
  private async closeBrowser(pages: WarmPages): Promise<void> {
    if ((await this.running?.catch(() => undefined)) === pages) this.running = undefined;
    pages.isDiscarded = true;
    pages.browser.process()?.kill('SIGKILL');
    await pages.browser.disconnect();
  }
}

/** Checks the disk, since a browser does not report that it failed for lack of space. */
async function buildUnavailable(): Promise<DomainError> {
  const trouble = await findProfileProblem();
  return new DomainError('UNAVAILABLE', isNoRoom(trouble) ? printingMessages.noRoom : printingMessages.failed);
}

async function printPage(page: Page, html: string): Promise<Buffer> {
  await page.setContent(await addPaperFont(html), { waitUntil: 'load', timeout: maxPrintMs });
  return Buffer.from(
    await page.pdf({
      preferCSSPageSize: true,
      printBackground: true,
      // Tagged for screen readers. A thousand labels, whose codes are pictures, would take twice as long.
      tagged: !html.includes('class="label-sheet"'),
      outline: false,
      timeout: maxPrintMs,
    }),
  );
}
