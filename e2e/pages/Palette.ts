import { expect, type Locator, type Page } from '@playwright/test';

export class Palette {
  constructor(readonly page: Page) {}

  get field(): Locator {
    return this.page.getByRole('combobox', { name: 'Go to a screen, customer, order, invoice or product' });
  }

  /** A place that it offers. */
  option(name: string | RegExp): Locator {
    return this.page.getByRole('option', { name });
  }

  async open(): Promise<void> {
    await this.page.keyboard.press('Control+k');
    await expect(this.field).toBeFocused();
  }

  /** Replaces the content of the focused field by keyboard only, as after Ctrl-K. */
  async type(text: string): Promise<void> {
    await this.page.keyboard.press('Control+a');
    await this.page.keyboard.type(text);
  }

  /** Types a scanned code into the field, with `delay` ms between two keys. */
  async scan(code: string, delay = 2): Promise<void> {
    await this.page.keyboard.type(code, { delay });
    await this.page.keyboard.press('Enter');
  }
}
