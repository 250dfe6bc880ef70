import type { Locator, Page } from '@playwright/test';

/** The invoices of a customer. */
export class InvoicesPage {
  readonly viewer: Locator;

  constructor(readonly page: Page) {
    this.viewer = page.getByRole('dialog').filter({ hasText: 'INVOICE' });
  }

  async goto(storeId: number): Promise<void> {
    await this.page.goto(`/in/invoices?userId=${storeId}&preset=current`);
  }

  async view(invoiceId: string): Promise<void> {
    await this.page.getByRole('button', { name: `View invoice ${invoiceId}` }).click();
    await this.viewer.getByRole('button', { name: 'Preview' }).click({ trial: true }); // until it no longer moves
  }

  /** The path of the file that the browser has saved. */
  async download(invoiceId: string): Promise<string> {
    const saved = this.page.waitForEvent('download');
    await this.page.getByRole('button', { name: `Download invoice ${invoiceId}` }).click();
    return (await saved).path();
  }

  async markPaid(): Promise<void> {
    await this.viewer.getByRole('button', { name: 'Mark as PAID' }).click();
    const question = this.page
      .getByRole('dialog')
      .filter({ hasText: 'Are you sure the customer paid for this order?' });
    await question.getByRole('button', { name: 'Mark as PAID' }).click();
  }
}
