import { expect, type Locator, type Page } from '@playwright/test';
import { scanByHand } from './scanByHand.js';

/** Entering goods line by line, and their labels. */
export class GoodsForm {
  constructor(readonly page: Page) {}

  button(name: string): Locator {
    return this.page.getByRole('button', { name });
  }

  /** The dialog on top. */
  get dialog(): Locator {
    return this.page.getByRole('dialog').last();
  }

  async choose(line: number, product: string): Promise<void> {
    const choice = this.page.getByRole('combobox', { name: `Product, line ${line}` });
    await choice.fill(product);
    await this.page.getByTitle(product).filter({ visible: true }).last().click();
  }

  quantity(line: number): Locator {
    return this.page.getByRole('spinbutton', { name: `Quantity, line ${line}` });
  }

  weight(line: number): Locator {
    return this.page.getByRole('spinbutton', { name: `Weight, line ${line}` });
  }

  async scan(code: string): Promise<void> {
    await scanByHand(this.page, code);
  }

  async submit(): Promise<void> {
    await this.button('Add to the inventory').click();
    await expect(this.dialog).toContainText('Are you sure you want to add those inventories?');
    await this.dialog.getByRole('button', { name: 'Add inventories' }).click();
  }

  /** The labels in the dialog that follows. */
  labels(): Locator {
    return this.page.getByRole('dialog', { name: 'Print QR Code' }).locator('.qr-block');
  }
}
