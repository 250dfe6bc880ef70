import { sell } from '../commands/invoices.js';
import { newStore } from '../commands/stores.js';
import { accounts, expect, inGate, test } from '../fixtures/test.js';
import { SalesReportPage } from '../pages/SalesReportPage.js';

test(
  'a manager sees what a customer bought and owes, and prints the statement',
  inGate,
  async ({ open, as, baseURL, page, checkAccessibility }) => {
    const admin = await as(accounts.admin);
    const store = await newStore(baseURL ?? '', admin);
    const { invoice } = await sell(admin, store.id, { quantity: 3, rate: 10 });
    await sell(admin, store.id, { quantity: 1, rate: 12.5 });
    await admin.put('/invoice/paid', { invoiceIds: [invoice.invoiceId] });

    await open(accounts.manager, SalesReportPage.path);
    const report = new SalesReportPage(page);
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Excel' }).click();
    expect((await saved).suggestedFilename()).toBe('Sales.xlsx');
    const row = await report.row(store.name);
    await expect(row.getByRole('cell')).toContainText([store.name, '$42.50', '$30.00', '$12.50', 'Statement']);
    await checkAccessibility();

    await row.getByRole('button', { name: /Statement/ }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('STATEMENT', { exact: true })).toBeVisible();
    await expect(dialog.locator('tr', { hasText: invoice.invoiceId })).toContainText('$30.00');
    await expect(dialog.locator('dl', { hasText: 'Balance Due' })).toContainText('$12.50');
    const printed = page.waitForResponse('**/api/document/statement/download');
    await dialog.getByRole('button', { name: 'Preview' }).click();
    expect((await printed).headers()['content-type']).toBe('application/pdf');
  },
);

test('a period stands in the address and is there again after a reload', async ({ open, as, baseURL, page }) => {
  const admin = await as(accounts.admin);
  const store = await newStore(baseURL ?? '', admin);
  await sell(admin, store.id);
  await open(accounts.manager, SalesReportPage.path);
  const report = new SalesReportPage(page);
  await report.choose('Last Month');
  await expect(page).toHaveURL(/preset=last/);
  await report.search.fill(store.name);
  await expect(page.getByText('No reports available. Try adjusting filters.')).toBeVisible();
  await report.choose('This Year');
  await expect(await report.row(store.name)).toBeVisible();
  await page.reload();
  await expect(page).toHaveURL(/preset=ytd/);
  await expect(await report.row(store.name)).toBeVisible();
});

test('a store sees itself alone, and no report of the warehouse', async ({ open, as, baseURL, page }) => {
  const admin = await as(accounts.admin);
  const [store, other] = [await newStore(baseURL ?? '', admin), await newStore(baseURL ?? '', admin)];
  await sell(admin, store.id);
  await sell(admin, other.id);
  await open(store, SalesReportPage.path);
  await expect(page.getByRole('link', { name: 'Your invoices' })).toBeVisible();
  await expect(page.getByText(other.name)).toHaveCount(0);
  await page.goto('/in/report/category');
  await expect(page.getByText('Page not found')).toBeVisible();
});

test('the report speaks Chinese on a phone', inGate, async ({ open, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => localStorage.setItem('depot-language', 'cn'));
  await open(accounts.manager, `${SalesReportPage.path}?preset=all`);
  await expect(page.getByRole('button', { name: /对账单/ }).first()).toBeVisible();
  await page.getByRole('button', { name: '筛选' }).click();
  await expect(page.getByText('全部时间', { exact: true })).toBeVisible();
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
});
