import { accounts, expect, test } from '../fixtures/test.js';
import { SignInPage } from '../pages/SignInPage.js';

test('a manager signs in and comes to the dashboard', async ({ page, checkAccessibility }) => {
  await page.goto('/');
  await expect(page).toHaveURL(/\/login$/);
  await expect(new SignInPage(page).email).toBeVisible();
  await checkAccessibility();
  await new SignInPage(page).signIn(accounts.manager);
  await expect(page).toHaveURL(/\/in\/dashboard$/);
});

test('a store signs in and comes to its orders', async ({ page }) => {
  await new SignInPage(page).signIn(accounts.store);
  await expect(page).toHaveURL(/\/in\/order$/);
});

test('a wrong password is refused in words', async ({ page }) => {
  await new SignInPage(page).signIn({ ...accounts.ops, password: 'not-the-password' });
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
});

test('who is not signed in gets no further than the sign-in page', async ({ page }) => {
  await page.goto('/in/order');
  await expect(page).toHaveURL(/\/login/);
});

test('who signs out is signed out in the other tab as well', async ({ open, context }) => {
  const first = await open(accounts.viewer, '/in/order');
  const second = await context.newPage();
  await second.goto('/in/order');
  await expect(second).toHaveURL(/\/in\/order$/);
  await first.getByText('Logout').click();
  await expect(first).toHaveURL(/\/login/);
  await expect(second).toHaveURL(/\/login/);
});

test('an unknown address says so', async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(page.getByText('Page not found')).toBeVisible();
});
