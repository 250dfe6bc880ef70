import { expect, type Locator, type Page } from '@playwright/test';

export class SettingsPages {
  constructor(readonly page: Page) {}

  async open(path: string): Promise<void> {
    await this.page.goto(`/in/settings/${path}`);
  }

  /** The dialog that is open. */
  get dialog(): Locator {
    return this.page.getByRole('dialog').filter({ visible: true });
  }

  /** Button by its text; the name of its icon precedes it. */
  button(name: string): Locator {
    return this.page.getByRole('button', { name });
  }

  /** Chooses an option of a select by typing its name. */
  async choose(within: Locator | Page, label: string, option: string): Promise<void> {
    await within.getByRole('combobox', { name: label, exact: true }).click();
    await this.page.keyboard.type(option);
    await this.page
      .locator('.ant-select-item-option-content')
      .filter({ visible: true })
      .getByText(option, { exact: true })
      .click();
  }

  /** Waits for a temporary message. */
  async said(text: string): Promise<void> {
    await expect(this.page.getByText(text, { exact: true }).first()).toBeVisible();
  }

  /** Waits for a dialog that the user must close; its hidden title also contains the text. */
  async alerted(text: string): Promise<void> {
    await expect(this.page.getByText(text).last()).toBeVisible();
  }

  /** Filters a list and waits until one row remains: rows move until then. */
  async find(filter: string, text: string): Promise<Locator> {
    await this.page.getByLabel(filter).fill(text);
    const rows = this.page.getByRole('row').filter({ has: this.page.getByRole('cell') });
    const row = rows.filter({ hasText: text });
    await expect(row).toHaveCount(1);
    await expect(rows).toHaveCount(1);
    return row;
  }
}
