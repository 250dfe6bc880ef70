import type { SessionClaims } from '@depot/contracts/session';
import { TOTP } from 'otpauth';
import { type Api, callAnonymously, signIn as signInByApi } from '../commands/api.js';
import { mailedLink } from '../commands/mailedLink.js';
import { nextCode, turnOnSecondFactor } from '../commands/secondFactor.js';
import { newWarehouseUser } from '../commands/users.js';
import { accounts, expect, test } from '../fixtures/test.js';
import { SettingsPages } from '../pages/SettingsPages.js';
import { SignInPage } from '../pages/SignInPage.js';

test('somebody of the warehouse signs in with a second factor, and has it reset', async ({
  page,
  as,
  baseURL,
  checkAccessibility,
}) => {
  const admin = await as(accounts.admin);
  const ops = await newWarehouseUser(baseURL ?? '', admin, 'WAREHOUSE_OPS');
  const [signIn, settings] = [new SignInPage(page), new SettingsPages(page)];
  await signIn.signIn(ops);
  await page.getByRole('link', { name: `Welcome, ${ops.name}` }).click();

  await settings.button('Set up').click();
  await settings.dialog.getByLabel('Your password').fill('not mine');
  await settings.dialog.getByRole('button', { name: 'Next' }).click();
  await expect(settings.dialog.getByText('This is not your current password.')).toBeVisible();
  await settings.dialog.getByLabel('Your password').fill(ops.password);
  await settings.dialog.getByRole('button', { name: 'Next' }).click();
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

/** Creates a user of the admin group with a second factor. */
async function managerWithSecondFactor(origin: string, admin: Api) {
  const manager = await newWarehouseUser(origin, admin, 'WAREHOUSE_ADMIN');
  return { manager, ...(await turnOnSecondFactor(await signInByApi(origin, manager), manager.password)) };
}

/** Moves the token's times by the given seconds; the browser does not verify the signature. */
function issuedLater(token: string, seconds: number): string {
  const [header, payload = '', signature] = token.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as SessionClaims;
  const later = JSON.stringify({ ...claims, iat: claims.iat + seconds });
  return [header, Buffer.from(later).toString('base64url'), signature].join('.');
}

test('who signs in again before the session ends gives the code, and the page stays as it is', async ({
  page,
  as,
  baseURL,
}) => {
  const { manager, secret, recoveryCodes } = await managerWithSecondFactor(baseURL ?? '', await as(accounts.admin));
  const settings = new SettingsPages(page);
  await page.clock.install();
  await new SignInPage(page).signIn(manager);
  await page.getByLabel('Code', { exact: true }).fill(recoveryCodes[0] ?? '');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/in/dashboard');
  await page.goto('/in/settings/product/new');
  const typed = page.getByLabel('Name', { exact: true });
  await typed.fill('Half a name');

  // A session lasts eight hours: the device was suspended for almost as long, and asks the server for the time.
  let sleptSeconds = (8 * 60 - 4) * 60;
  await page.route('**/api/session/token', async (route) => {
    const { token } = (await (await route.fetch()).json()) as { token: string };
    await route.fulfill({ json: { token: issuedLater(token, sleptSeconds) } });
  });
  await page.clock.setSystemTime(Date.now() + sleptSeconds * 1_000);
  await expect(settings.dialog).toContainText('Your session ends soon');
  await settings.dialog.getByLabel('Password', { exact: true }).fill(manager.password);
  await page.keyboard.press('Enter');
  const code = settings.dialog.getByLabel('Code', { exact: true });
  await expect(code).toBeFocused();
  await code.fill(recoveryCodes[0] ?? '');
  await page.keyboard.press('Enter');
  await settings.alerted('This code is not valid. Codes can be used once only.');
  sleptSeconds = 0;
  await code.fill(nextCode(secret));
  await page.keyboard.press('Enter');
  await expect(settings.dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/in\/settings\/product\/new$/);
  await expect(typed).toHaveValue('Half a name');
});

test('a new password by mail does not do away with the code', async ({ page, as, baseURL }) => {
  const admin = await as(accounts.admin);
  const { manager, recoveryCodes } = await managerWithSecondFactor(baseURL ?? '', admin);
  await callAnonymously(baseURL ?? '', 'POST', '/auth/reset-pwd-token', { username: manager.username });
  await page.goto(await mailedLink(admin, manager.username, 'reset-pwd'));
  await page.getByLabel('Password', { exact: true }).fill('another-password');
  await page.locator('button[type=submit]').click();
  await new SettingsPages(page).alerted('Reset Password success');

  await new SignInPage(page).signIn({ ...manager, password: 'another-password' });
  const code = page.getByLabel('Code', { exact: true });
  await expect(code).toBeFocused();
  await expect(page).toHaveURL(/\/login$/);
  await code.fill(recoveryCodes[0] ?? '');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/in/dashboard');
});
