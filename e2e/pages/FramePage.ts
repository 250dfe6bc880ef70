import { expect, type Locator, type Page } from '@playwright/test';

/** Frame around every screen: the sidebar and the top bar. */
export class FramePage {
  readonly sidebar: Locator;
  readonly countdown: Locator;

  constructor(readonly page: Page) {
    this.sidebar = page.getByRole('navigation', { name: 'Main navigation' });
    this.countdown = page.getByRole('timer', { name: 'Time left in this session' });
  }

  /**
   * Goes to a page by its entry, inside a group of entries or not. A list may come back as it was left, with its
   * filters.
   */
  async visit(path: string, group?: string): Promise<void> {
    const entry = this.sidebar.locator(`a[href="/in/${path}"]:not([aria-label])`); // the mark above is called Depot
    if (group) {
      const entries = this.sidebar.getByRole('menuitem', { name: group });
      await expect(entries).toBeVisible();
      if (!(await entry.isVisible())) await entries.click();
    }
    await entry.click();
    await expect(this.page).toHaveURL(new RegExp(`/in/${path}(\\?|$)`));
  }

  /** The session's clock runs. */
  async expectTicking(): Promise<void> {
    const before = await this.countdown.innerText();
    await expect(this.countdown).not.toHaveText(before);
  }

  /** Expects the number of pending orders in the badge beside Order; no badge for 0. */
  async expectPending(count: number, timeout?: number): Promise<void> {
    const badge = this.sidebar.getByRole('img', { name: /pending orders?$/ });
    if (count === 0) await expect(badge).toHaveCount(0, { timeout });
    else await expect(badge).toHaveAccessibleName(`${count} pending order${count === 1 ? '' : 's'}`, { timeout });
  }
}
