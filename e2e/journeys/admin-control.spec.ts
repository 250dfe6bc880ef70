import type { AdminWarehouse } from '@depot/contracts/admin';
import { accounts, expect, test } from '../fixtures/test.js';

const banner =
  'Your system is currently on the view-only mode because the payment for the previous billing cycle is overdue.';

/** Second tenant, which no other journey uses at that time. */
const tenantName = 'Harbor Supply';

test.describe.configure({ mode: 'serial' });

test.afterEach(async ({ as }) => {
  const admin = await as(accounts.admin);
  const { list } = await admin.get<{ list: AdminWarehouse[] }>('/admin/warehouse');
  const id = list.find(({ name }) => name === tenantName)?.id;
  await admin.put('/admin/warehouse', { id, viewOnly: false, suspended: false });
});

test('view-only mode reaches whoever is at work, and what is half entered stays', async ({ people }) => {
  const [control, work] = [await people.arrive(accounts.admin), await people.arrive(accounts.otherManager)];
  await control.goto('/in/admin/warehouse-control');
  await work.goto('/in/settings/category');
  await work.getByRole('button', { name: /Add Category 1/ }).click();
  const name = work.getByRole('dialog').getByRole('textbox', { name: 'Name' });
  await name.fill('Half entered');

  const toggle = control.getByRole('switch', { name: `View only: ${tenantName}` });
  await toggle.click();
  await expect(work.getByText(banner)).toBeVisible();
  await expect(work.getByRole('button', { name: /Add Category 1/ })).toBeHidden();
  await expect(name).toHaveValue('Half entered');

  await toggle.click();
  await expect(work.getByText(banner)).toBeHidden();
  await expect(work.getByRole('button', { name: /Add Category 1/ })).toBeVisible();
  await expect(name).toHaveValue('Half entered');
  expect(people.errors).toEqual([]);
});

test('a suspended warehouse signs everybody there out, and says why at the next try', async ({ people }) => {
  const [control, work] = [await people.arrive(accounts.admin), await people.arrive(accounts.otherStore)];
  await control.goto('/in/admin/warehouse-control');
  await control.getByRole('switch', { name: `Suspended: ${tenantName}` }).click();
  await control.getByRole('dialog').getByRole('button', { name: 'Suspend' }).click();

  await expect(work).toHaveURL(/\/login$/);
  await expect(work.getByText('You were signed out')).toBeVisible();
  await work.getByLabel('Email').fill(accounts.otherStore.username);
  await work.getByLabel('Password', { exact: true }).fill(accounts.otherStore.password);
  await work.keyboard.press('Enter');
  await expect(work.getByRole('dialog')).toContainText('suspended');
  expect(people.errors).toEqual([]);
});

test('a manager signs a colleague out everywhere', async ({ people }) => {
  const [desk, store] = [await people.arrive(accounts.otherManager), await people.arrive(accounts.otherStore)];
  await desk.goto('/in/settings/user');
  await desk
    .getByRole('row')
    .filter({ hasText: accounts.otherStore.username })
    .getByRole('button', { name: /^Sessions of/ })
    .click();
  const dialog = desk.getByRole('dialog').filter({ hasText: 'is signed in' });
  await expect(dialog.getByText('Chrome · Linux').first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Sign out everywhere' }).click();
  await desk
    .getByRole('dialog')
    .filter({ hasText: 'everywhere?' })
    .getByRole('button', { name: 'Sign out everywhere' })
    .click();
  await expect(dialog.getByText('Signed in nowhere.')).toBeVisible();
  await expect(store).toHaveURL(/\/login$/);
});

test('the activity log tells what was changed, can be checked, and leaves as a file', async ({ people, as }) => {
  const admin = await as(accounts.admin);
  const marker = `Log ${Date.now()}`;
  const { obj: brand } = await admin.post<{ obj: { id: number } }>('/brand', { name: marker });
  await admin.put('/brand', { id: brand.id, name: `${marker} renamed` });
  const page = await people.arrive(accounts.admin);
  await page.goto(`/in/admin/activity-logs?text=${encodeURIComponent(marker)}`);
  const row = page.getByRole('row').filter({ hasText: 'Renamed supplier' });
  await row.getByRole('button', { name: 'Expand row' }).click();
  await expect(page.getByRole('table', { name: 'Changes' }).getByText(`${marker} renamed`)).toBeVisible();
  await expect(page.getByText(/Correlation ID: /)).toBeVisible();
  await page.getByRole('button', { name: 'Check the log' }).click();
  await expect(page.getByText(/activities are as they were written/)).toBeVisible();
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  expect((await file).suggestedFilename()).toBe('activity-log.csv');
});
