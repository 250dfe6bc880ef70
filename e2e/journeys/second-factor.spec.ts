import { TOTP } from 'otpauth';
import { newWarehouseUser } from '../commands/users.js';
import { accounts, expect, test } from '../fixtures/test.js';
import { SettingsPages } from '../pages/SettingsPages.js';
import { SignInPage } from '../pages/SignInPage.js';

/** What the app shows in the next half minute; the server lets a clock be that much ahead. */
const nextCode = (secret: string) => new TOTP({ secret }).generate({ timestamp: Date.now() + 30_000 });

test('somebody of the warehouse signs in with a second factor, and has it reset', async ({ page, as, baseURL, checkAccessibility }) => {
  const admin = await as(accounts.admin);
  const ops = await newWarehouseUser(baseURL ?? '', admin, 'WAREHOUSE_OPS');
  const [signIn, settings] = [new SignInPage(page), new SettingsPages(page)];
  await signIn.signIn(ops);
  await page.getByRole('link', { name: `Welcome, ${ops.name}` }).click();

  await settings.button('Set up').click();
  await expect(settings.dialog.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  await checkAccessibility();
  const secret = ((await settings.dialog.locator('code').textContent()) ?? '').replaceAll(' ', '');
  await settings.dialog.getByLabel('Code of the app').fill('000');
  await settings.dialog.getByRole('button', { name: 'Turn on' }).click();
  await expect(settings.dialog.getByText('This code is not valid.')).toBeVisible();
  await settings.dialog.getByLabel('Code of the app').fill(new TOTP({ secret }).generate());
  await settings.dialog.getByRole('button', { name: 'Turn on' }).click();
  await expect(settings.dialog.getByRole('listitem')).toHaveCount(10);
  const recoveryCode = (await settings.dialog.getByRole('listitem').first().textContent()) ?? '';
  await settings.dialog.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByText('10 recovery codes left')).toBeVisible();

  const signInWith = async (code: string) => {
    await page.getByRole('button', { name: 'Logout' }).click();
    await signIn.signIn(ops);
    const field = page.getByLabel('Code', { exact: true });
    await expect(field).toBeFocused();
    await field.fill(code);
    await page.keyboard.press('Enter');
  };
  await signInWith(nextCode(secret));
  await page.waitForURL('**/in/dashboard');
  await signInWith(recoveryCode);
  await page.waitForURL('**/in/dashboard');
  await signInWith(recoveryCode);
  await settings.alerted('This code is not valid. Codes can be used once only.');

  await admin.delete(`/second-factor?userId=${ops.id}`);
  await signIn.signIn(ops);
  await page.waitForURL('**/in/dashboard');
});
