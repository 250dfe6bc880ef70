import type { Locator, Page } from '@playwright/test';

export class SalesReportPage {
  static readonly path = '/in/report/statement';
  readonly search: Locator;

  constructor(readonly page: Page) {
    this.search = page.getByLabel('Search customers');
  }

  /** The row of a customer; found first. */
  async row(customer: string): Promise<Locator> {
    await this.search.fill(customer);
    return this.page.getByRole('row').filter({ hasText: customer });
  }

  async choose(preset: 'All Time' | 'This Month' | 'Last Month' | 'This Year'): Promise<void> {
    await this.page.getByText(preset, { exact: true }).click();
  }
}
