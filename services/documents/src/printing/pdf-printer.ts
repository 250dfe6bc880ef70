import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Refusal } from '@depot/contracts/errors';
import pLimit from 'p-limit';
import type { Browser } from 'puppeteer-core';
import { launchChromium } from './chromium.js';
import { printingMessages } from './messages.js';

/** More pages at once gain nothing on two cores. */
const pagesAtOnce = 2;
/** A page that takes longer hangs. */
const patienceMs = 60_000;

/**
 * Prints HTML with one warm Chromium. A crash or a hang fails that request clearly; the browser is thrown away, process and all,
 * and the next request starts a fresh one.
 */
@Injectable()
export class PdfPrinter implements OnApplicationShutdown {
  private readonly logger = new Logger(PdfPrinter.name);
  private readonly turn = pLimit(pagesAtOnce);
  private running: Promise<Browser> | undefined;

  /** The pages of the HTML as PDF; sizes and margins come from its own `@page`. */
  print(html: string): Promise<Buffer> {
    return this.turn(async () => {
      const browser = await this.browser();
      const alarm = setTimeout(() => void this.discard(browser), patienceMs);
      try {
        return await printPage(browser, html);
      } catch (error) {
        this.logger.error(`Printing failed: ${String(error)}`);
        await this.discard(browser);
        throw new Refusal('UNAVAILABLE', printingMessages.failed);
      } finally {
        clearTimeout(alarm);
      }
    });
  }

  async onApplicationShutdown(): Promise<void> {
    const browser = await this.running?.catch(() => undefined);
    if (browser) await this.discard(browser);
  }

  private async browser(): Promise<Browser> {
    this.running ??= launchChromium();
    try {
      return await this.running;
    } catch (error) {
      this.running = undefined;
      this.logger.error(String(error));
      throw new Refusal('UNAVAILABLE', printingMessages.noBrowser);
    }
  }

  /** Ends the browser's process for good; it may not answer any more. */
  private async discard(browser: Browser): Promise<void> {
    if ((await this.running?.catch(() => undefined)) === browser) this.running = undefined;
    browser.process()?.kill('SIGKILL');
    await browser.disconnect();
  }
}

async function printPage(browser: Browser, html: string): Promise<Buffer> {
  const page = await browser.newPage();
  try {
    await page.setJavaScriptEnabled(false);
    await page.setContent(html, { waitUntil: 'load', timeout: patienceMs });
    return Buffer.from(
      await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: false, outline: false, timeout: patienceMs }),
    );
  } finally {
    await page.close().catch(() => undefined);
  }
}
