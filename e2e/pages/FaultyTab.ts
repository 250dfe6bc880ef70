import { expect, type Page } from '@playwright/test';
import type { Repair } from '../faults/fault.js';
import { FramePage } from './FramePage.js';

/** A screen of a remote, and how one knows it. */
export interface Place {
  path: string;
  title: string;
  /** Words that only the working screen has. */
  shows: string;
  /** Address that the screen requests. */
  asks: string;
}

const timeoutMs = 15_000;
/** Milliseconds after which an open tab requests the registry again, and after which it aborts a hanging request. */
const [asksAgain, givesUp] = [31_000, 11_000];

const shown = (page: Page, text: string) => page.getByRole('main').getByText(text).first();
const retry = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Try again' });
const banner = (page: Page) => page.getByRole('status').filter({ hasText: 'view-only mode' });
const outdated = (page: Page) => page.getByText('There is a newer version of this page.');

/**
 * Tab with a remote that fails in one way after another. It is never reloaded; the test advances the page's clock
 * instead of waiting.
 */
export class FaultyTab {
  /** Errors thrown outside of React. */
  readonly thrown: string[] = [];
  private readonly frame: FramePage;

  constructor(
    private readonly page: Page,
    private readonly place: Place,
    private readonly other: Place,
  ) {
    this.frame = new FramePage(page);
    page.on('pageerror', ({ message }) => this.thrown.push(message));
  }

  /** Waits until the tab notices the release, which it uses from the next page on. */
  async takeRelease(): Promise<void> {
    await this.page.clock.fastForward(asksAgain);
    await expect(outdated(this.page)).toBeVisible();
    await this.visitOther();
    await this.page.goBack();
    await expect(outdated(this.page)).toHaveCount(0);
  }

  /** Sidebar, banner and countdown go on, and another remote works. */
  async expectTheRest(): Promise<void> {
    await expect(this.frame.sidebar).toBeVisible();
    await expect(banner(this.page)).toBeVisible();
    const before = await this.frame.countdown.innerText();
    await this.page.clock.fastForward(2_000);
    await expect(this.frame.countdown).not.toHaveText(before);
    await this.visitOther();
    await this.page.goBack();
  }

  async expectFailure(hangs = false): Promise<void> {
    const text = `“${this.place.title}” could not be loaded. Everything else keeps working.`;
    const failure = this.page.getByRole('main').getByRole('alert').filter({ hasText: text });
    await expect(async () => {
      if (hangs) await this.page.clock.fastForward(givesUp);
      await expect(failure).toBeVisible({ timeout: hangs ? 500 : timeoutMs });
    }).toPass({ timeout: timeoutMs });
  }

  async expectScreen(): Promise<void> {
    await expect(shown(this.page, this.place.shows)).toBeVisible({ timeout: timeoutMs });
    await expect(retry(this.page)).toHaveCount(0);
  }

  /** Checks a fault: the screen fails, the rest works, and a retry restores the screen. */
  async expectIsolated(repair: Repair, hangs?: boolean): Promise<void> {
    await this.expectFailure(hangs);
    await this.expectTheRest();
    await this.expectFailure();
    await repair();
    await retry(this.page).click();
    await this.expectScreen();
  }

  private async visitOther(): Promise<void> {
    await this.frame.visit(this.other.path);
    await expect(shown(this.page, this.other.shows)).toBeVisible({ timeout: timeoutMs });
  }
}
