import { statSync } from 'node:fs';
import { uniqueName } from '../commands/goods.js';
import { sell } from '../commands/invoices.js';
import { newStore } from '../commands/stores.js';
import { accounts, expect, test } from '../fixtures/test.js';
import { SalesReportPage } from '../pages/SalesReportPage.js';

test('the statements of a period come in one archive, and who cannot be mailed is named', async ({
  open,
  as,
  baseURL,
  page,
  checkAccessibility,
}) => {
  const admin = await as(accounts.admin);
  const start = Date.now();
  const store = await newStore(baseURL ?? '', admin);
  const silent = uniqueName('Store without address');
  const { obj: invited } = await admin.post<{ obj: { id: number } }>('/user', {
    name: silent,
    role: 'STORE',
    wholesalePrice: false,
  });
  await sell(admin, store.id);
  await sell(admin, invited.id);
  await open(accounts.manager, `${SalesReportPage.path}?start=${start}&end=${Date.now()}`);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'All statements' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe('statements.zip');
  expect(statSync(await file.path()).size).toBeGreaterThan(20_000);

  await page.getByRole('button', { name: 'Mail statements' }).click();
  const dialog = page.getByRole('dialog').filter({ hasText: 'Mail statements' });
  await expect(dialog.getByRole('alert')).toContainText(silent);
  const row = dialog.getByRole('row').filter({ hasText: store.name });
  await expect(row).toContainText(store.username);
  await checkAccessibility();
  await dialog.getByRole('button', { name: /Mail \d+ statements?$/ }).click();
  await expect(page.getByText(/statements? (is|are) on (its|their) way/)).toBeVisible();
  await expect(row).toContainText(/\d:\d\d [AP]M/);
  const { list: outbox } = await admin.get<{ list: { to: string; attachments: string[] }[] }>('/admin/outbox');
  expect(outbox.find(({ to, attachments }) => to === store.username && attachments.length > 0)?.attachments).toEqual([
    expect.stringMatching(/\.pdf$/),
  ]);
});

test('sales are drawn over time, with the same figures as a table, and by product', async ({
  open,
  as,
  baseURL,
  page,
  checkAccessibility,
}) => {
  const admin = await as(accounts.admin);
  const store = await newStore(baseURL ?? '', admin);
  const { order } = await sell(admin, store.id, { quantity: 2, rate: 21.5 });
  await open(store, `${SalesReportPage.path}?preset=ytd`);
  await page.getByText('Show as table').click();
  const steps = page.getByRole('table', { name: 'Bought over time' });
  await expect(steps.getByRole('row').nth(1)).toContainText('$43.00');
  await checkAccessibility();
  await page.getByText('Products', { exact: true }).click();
  await expect(page.getByRole('figure', { name: 'Bought most' }).getByRole('listitem')).toContainText([
    `${order.orderItems[0]?.name}$43.00`,
  ]);
});
