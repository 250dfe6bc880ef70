import type { Locator, Page } from '@playwright/test';
import type { Account } from '../fixtures/accounts.js';

export class SignInPage {
  readonly email: Locator;
  readonly password: Locator;
  readonly submit: Locator;

  constructor(readonly page: Page) {
    this.email = page.getByLabel('Email', { exact: true });
    this.password = page.getByLabel('Password', { exact: true });
    this.submit = page.locator('button[type=submit]');
  }

  async signIn({ username, password }: Account): Promise<void> {
    await this.page.goto('/login');
    await this.email.fill(username);
    await this.password.fill(password);
    await this.submit.click();
  }
}
