import { sell } from '../commands/invoices.js';
import { newStore } from '../commands/stores.js';
import { accounts, expect, test } from '../fixtures/test.js';
import { movedSince, notePlaces } from '../pages/places.js';
import { SalesReportPage } from '../pages/SalesReportPage.js';

test('chosen invoices of a customer are marked as paid, for good', async ({
  open,
  as,
  baseURL,
  page,
  checkAccessibility,
}) => {
  const admin = await as(accounts.admin);
  const store = await newStore(baseURL ?? '', admin);
  const [one, other] = [await sell(admin, store.id, { rate: 20 }), await sell(admin, store.id, { rate: 5 })];
  await open(accounts.manager, SalesReportPage.path);
  const report = new SalesReportPage(page);
  await report.choose('All Time');
  await (await report.row(store.name)).getByRole('link', { name: store.name }).click();

  await expect(page).toHaveURL(new RegExp(`/in/invoices\\?userId=${store.id}&start=\\d+&end=\\d+&preset=all$`));
  const markPaid = page.getByRole('button', { name: 'Mark Selected as Paid' });
  await expect(page.getByRole('row').filter({ hasText: one.invoice.invoiceId })).toContainText(
    `Order #${one.order.displayId}`,
  );
  await expect(markPaid).toBeDisabled();
  await checkAccessibility();
  await notePlaces(page);
  for (const { invoice } of [one, other]) {
    await page.getByRole('row').filter({ hasText: invoice.invoiceId }).getByRole('checkbox').check();
  }
  await expect(page.getByText('2 selected, due: $25.00')).toBeVisible();
  expect(await movedSince(page)).toEqual([]);
  await markPaid.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Are you sure you want to mark those invoices as Paid?');
  await expect(dialog).toContainText('$25.00');
  await dialog.getByRole('button', { name: 'Mark as Paid' }).click();
  await expect(page.getByText('2 invoices are paid.')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: one.invoice.invoiceId })).toContainText('$0.00');
  await expect(markPaid).toBeDisabled();

  await page.getByRole('button', { name: `View invoice ${one.invoice.invoiceId}` }).click();
  const viewer = page.getByRole('dialog');
  await expect(viewer.getByText('INVOICE', { exact: true })).toBeVisible();
  await expect(viewer.getByRole('button', { name: 'Mark as PAID' })).toHaveCount(0);
  await viewer.getByRole('button', { name: 'Previous invoice' }).click();
  await expect(viewer.locator('.sheet')).toContainText(other.invoice.invoiceId);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL(/\/in\/report\/statement\?.*preset=all/);
});

test('chosen invoices are printed as one file', async ({ open, as, baseURL, page }) => {
  const admin = await as(accounts.admin);
  const store = await newStore(baseURL ?? '', admin);
  const [one, other] = [await sell(admin, store.id), await sell(admin, store.id)];
  await open(accounts.ops, `/in/invoices?userId=${store.id}&preset=current`);
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  const files: { invoiceIds: string[]; type: string | undefined }[] = [];
  // The browser of the tests has no print dialog, and its PDF viewer breaks without one: it gets an empty text to
  // print.
  await page.route('**/api/document/invoice/download', async (route) => {
    const { invoiceIds } = route.request().postDataJSON() as { invoiceIds: string[] };
    const answer = await route.fetch();
    files.push({ invoiceIds: invoiceIds.sort(), type: answer.headers()['content-type'] });
    await route.fulfill({ contentType: 'text/plain', body: '' });
  });
  await page.getByRole('button', { name: 'Print Selected Invoices' }).click();
  const invoiceIds = [one.invoice.invoiceId, other.invoice.invoiceId].sort();
  await expect.poll(() => files).toEqual([{ invoiceIds, type: 'application/pdf' }]);
});

test('an invoice is saved under its number', async ({ open, as, baseURL, page }) => {
  const admin = await as(accounts.admin);
  const store = await newStore(baseURL ?? '', admin);
  const one = await sell(admin, store.id);
  await open(accounts.ops, `/in/invoices?userId=${store.id}&preset=current`);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: `Download invoice ${one.invoice.invoiceId}` }).click();
  expect((await saved).suggestedFilename()).toMatch(
    new RegExp(`^Invoice ${one.invoice.invoiceId} . ${store.name}\\.pdf$`),
  );
});

test('a store looks at its own invoices and changes none', async ({ open, as, baseURL, page }) => {
  const admin = await as(accounts.admin);
  const [store, other] = [await newStore(baseURL ?? '', admin), await newStore(baseURL ?? '', admin)];
  const [own, foreign] = [await sell(admin, store.id), await sell(admin, other.id)];
  await open(store, '/in/invoices');
  await expect(page.getByRole('row').filter({ hasText: own.invoice.invoiceId })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: `Order #${foreign.order.displayId}` })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Mark Selected as Paid' })).toHaveCount(0);
  await page.getByRole('button', { name: `View invoice ${own.invoice.invoiceId}` }).click();
  const viewer = page.getByRole('dialog');
  await expect(viewer.getByRole('button', { name: 'Preview' })).toBeVisible();
  await expect(viewer.getByRole('button', { name: 'Edit' })).toHaveCount(0);
});
