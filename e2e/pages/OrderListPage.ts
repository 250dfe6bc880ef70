import { expect, type Locator, type Page } from '@playwright/test';

/** The list of orders. */
export class OrderListPage {
  constructor(readonly page: Page) {}

  async goto(query = ''): Promise<void> {
    await this.page.goto(`/in/order${query}`);
  }

  /** The row of an order, by its number. */
  row(displayId: number): Locator {
    return this.page.locator('tr[data-row-key]').filter({
      has: this.page
        .getByRole('checkbox', { name: `Select order #${displayId}` })
        .or(this.page.getByText(String(displayId), { exact: true })),
    });
  }

  /** Filters the list to one order, so that new orders do not move it. */
  async find(displayId: number): Promise<Locator> {
    await this.page.getByRole('textbox', { name: 'Order number' }).fill(String(displayId));
    await this.page.keyboard.press('Enter');
    const row = this.row(displayId);
    await expect(row).toBeVisible();
    return row;
  }

  /** Chooses something from the menu at the end of a row. */
  async choose(displayId: number, action: string): Promise<void> {
    await this.page.getByRole('button', { name: `More for order #${displayId}` }).click();
    await this.page.getByRole('menuitem', { name: action }).click();
  }

  /** Actions of the row beside printing: the name of its button, '' without one, and the names in its menu. */
  async offer(displayId: number): Promise<string[]> {
    const actions = this.row(displayId).getByRole('cell').last();
    const [step = ''] = (await actions.getByRole('button').allInnerTexts()).filter(Boolean);
    const more = this.page.getByRole('button', { name: `More for order #${displayId}` });
    if ((await more.count()) === 0) return [step];
    await more.click();
    // the sidebar is a menu too
    const items = this.page.locator('.ant-dropdown:not(.ant-dropdown-hidden)').getByRole('menuitem');
    await expect(items.first()).toBeVisible();
    const names = await items.allInnerTexts();
    await this.page.keyboard.press('Escape');
    await expect(items).toHaveCount(0);
    return [step, ...names];
  }

  async expectStatus(displayId: number, status: string): Promise<void> {
    await expect(this.row(displayId).getByText(status, { exact: true })).toBeVisible();
  }
}
