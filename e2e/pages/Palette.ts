import { expect, type Locator, type Page } from '@playwright/test';

/** The palette that goes to places. */
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

  /** Types where the focus is, in place of what stands there: nobody reaches for the mouse after Ctrl-K. */
  async type(text: string): Promise<void> {
    await this.page.keyboard.press('Control+a');
    await this.page.keyboard.type(text);
  }

  /** What a scanner types into its field, with so many ms between two keys. */
  async scan(code: string, delay = 2): Promise<void> {
    await this.page.keyboard.type(code, { delay });
    await this.page.keyboard.press('Enter');
  }
}
