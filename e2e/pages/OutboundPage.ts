import { expect, type Locator, type Page } from '@playwright/test';
import { scanByHand } from './scanByHand.js';

/** Scanning an order out. */
export class OutboundPage {
  constructor(readonly page: Page) {}

  get submit(): Locator {
    return this.page.getByRole('button', { name: 'Submit' });
  }

  /** Bar of confirmed lines. */
  get progress(): Locator {
    return this.page.getByRole('progressbar', { name: 'Lines confirmed' });
  }

  get nextPlace(): Locator {
    return this.page.getByRole('group', { name: 'Next place' });
  }

  /** The card of a line. */
  line(product: string): Locator {
    return this.page.getByRole('listitem').filter({ hasText: product }).first();
  }

  async scan(code: string): Promise<void> {
    await scanByHand(this.page, code);
  }

  async weigh(product: string, pounds: string): Promise<void> {
    await this.page.getByRole('spinbutton', { name: `Weight of a piece of ${product}` }).fill(pounds);
    await this.page.keyboard.press('Enter');
  }

  /** Submits although lines are unconfirmed; the question names them. */
  async submitUnconfirmed(...names: string[]): Promise<void> {
    await this.submit.click();
    const question = this.page.getByRole('dialog').filter({ hasText: 'unconfirmed?' });
    for (const name of names) await expect(question).toContainText(name);
    await question.getByRole('button', { name: 'Ship anyway' }).click();
  }

  async expectAnswer(text: string | RegExp): Promise<void> {
    await expect(this.page.getByRole('status').filter({ hasText: text }).first()).toBeVisible();
  }
}
