import type { Locator, Page } from '@playwright/test';

/** Writing a new order from the cards, and looking it over. */
export class NewOrderPage {
  readonly review: Locator;
  readonly place: Locator;
  readonly shortage: Locator;

  constructor(readonly page: Page) {
    this.review = page.getByRole('button', { name: 'Review order' });
    this.place = page.getByRole('button', { name: 'Place order' });
    this.shortage = page.getByRole('alert').filter({ hasText: 'There is not enough in stock' });
  }

  async search(text: string): Promise<void> {
    await this.page.getByText('Cards', { exact: true }).click();
    await this.page.getByRole('textbox', { name: 'Search products' }).fill(text);
  }

  /** Field of the amount: pieces, or pounds for pooled weight. */
  amount(product: string): Locator {
    return this.page.getByRole('spinbutton', { name: `Quantity of ${product}` });
  }
}
