import { accounts, expect, inGate, test } from '../fixtures/test.js';
import { SignInPage } from '../pages/SignInPage.js';

test('a manager signs in and comes to the dashboard', inGate, async ({ page, checkAccessibility }) => {
  await page.goto('/');
  await expect(page).toHaveURL(/\/login$/);
  await expect(new SignInPage(page).email).toBeVisible();
  await checkAccessibility();
  await new SignInPage(page).signIn(accounts.manager);
  await expect(page).toHaveURL(/\/in\/dashboard$/);
});

test('a store signs in and comes to its orders', inGate, async ({ page }) => {
  await new SignInPage(page).signIn(accounts.store);
  await expect(page).toHaveURL(/\/in\/order$/);
});

test('the sign-in page can be used before anything else has come', async ({ page, checkAccessibility }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/shell\.[0-9a-f]+\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  const signIn = new SignInPage(page);
  await page.goto('/login');
  await expect(signIn.email).toBeFocused();
  await signIn.email.fill(accounts.store.username);
  await page.getByRole('button', { name: /^Language/ }).click();
  await page.getByRole('menuitemradio', { name: '中文' }).click();
  await expect(page.getByRole('heading', { name: '登录' })).toBeVisible();
  await expect(page.getByLabel('邮箱', { exact: true })).toHaveValue(accounts.store.username);
  await page.getByLabel('密码', { exact: true }).fill('not-the-password');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await checkAccessibility();
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('密码', { exact: true })).toBeFocused();
  await page.getByLabel('密码', { exact: true }).fill(accounts.store.password);
  await page.keyboard.press('Enter');
  await expect(signIn.submit).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(page).toHaveURL(/\/in\/order$/);
  await expect(page.getByRole('heading', { name: '订单' }).first()).toBeVisible();
});

test('a language chosen while the application waits behind the sign-in page is that of the first page', async ({
  page,
}) => {
  const started = page.waitForResponse(/\/api\/remotes/);
  await page.goto('/login');
  await started;
  await page.getByRole('button', { name: /^Language/ }).click();
  await page.getByRole('menuitemradio', { name: '中文' }).click();
  await page.getByLabel('邮箱', { exact: true }).fill(accounts.store.username);
  await page.getByLabel('密码', { exact: true }).fill(accounts.store.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/in\/order$/);
  await expect(page.getByRole('heading', { name: '订单' }).first()).toBeVisible();
  await expect(page.getByText('退出登录')).toBeVisible();
});

test('who is signed in already passes the sign-in page by', async ({ open }) => {
  const page = await open(accounts.viewer, '/login');
  await expect(page).toHaveURL(/\/in\/order$/);
  await expect(page.getByText('Logout')).toBeVisible();
});

test('a wrong password is refused in words', inGate, async ({ page }) => {
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
