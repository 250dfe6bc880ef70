import { expect, type Locator, type Page } from '@playwright/test';

/** What stands around every screen: the sidebar and the top bar. */
export class FramePage {
  readonly sidebar: Locator;
  readonly countdown: Locator;

  constructor(readonly page: Page) {
    this.sidebar = page.getByRole('navigation', { name: 'Main navigation' });
    this.countdown = page.getByRole('timer', { name: 'Time left in this session' });
  }

  /** Goes to a page by its entry, inside a group of entries or not. */
  async visit(path: string, group?: string): Promise<void> {
    const entry = this.sidebar.locator(`a[href="/in/${path}"]`);
    if (group && !(await entry.isVisible())) await this.sidebar.getByRole('menuitem', { name: group }).click();
    await entry.click();
    await expect(this.page).toHaveURL(new RegExp(`/in/${path}$`));
  }

  /** The session's clock runs. */
  async expectTicking(): Promise<void> {
    const before = await this.countdown.innerText();
    await expect(this.countdown).not.toHaveText(before);
  }

  /** How many orders the badge beside Order says are pending. */
  async expectPending(count: number): Promise<void> {
    await expect(this.sidebar.getByRole('img', { name: new RegExp(`^${count} pending orders?$`) })).toBeVisible();
  }
}
