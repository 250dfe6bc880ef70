import { sell } from '../commands/invoices.js';
import { newStore } from '../commands/stores.js';
import { phone } from '../fixtures/people.js';
import { accounts, expect, inGate, test } from '../fixtures/test.js';

test(
  'a customer pays in parts: over several invoices, on one, and one part is taken back',
  inGate,
  async ({ open, as, baseURL, page, checkAccessibility }) => {
    const admin = await as(accounts.admin);
    const store = await newStore(baseURL ?? '', admin);
    const first = (await sell(admin, store.id, { rate: 20 })).invoice.invoiceId;
    const second = (await sell(admin, store.id, { rate: 30 })).invoice.invoiceId;
    await open(accounts.manager, '/in/report/ageing');
    await page.getByLabel('Search customers').fill(store.name);
    await expect(page.getByRole('row').filter({ hasText: store.name })).toContainText('$50.00');
    await checkAccessibility();
    await page.getByRole('link', { name: store.name }).click();

    await page.getByRole('button', { name: 'Record payment' }).click();
    const payment = page.getByRole('dialog').filter({ hasText: `Payment of ${store.name}` });
    await expect(payment.getByLabel('Amount')).toHaveValue('');
    await payment.getByLabel('Amount').fill('35');
    await payment.getByLabel('Reference').fill('C-77');
    await expect(payment.getByRole('row').filter({ hasText: second })).toContainText('$15.00');
    await checkAccessibility();
    await payment.getByRole('button', { name: 'Record payment' }).click();
    await expect(page.getByText('$35.00 recorded over 2 invoices.')).toBeVisible();
    const row = (invoiceId: string) => page.getByRole('row').filter({ hasText: invoiceId });
    await expect(row(first)).toContainText('$0.00');
    await expect(row(second)).toContainText('$15.00');
    await expect(page.getByRole('region', { name: 'Balance' })).toContainText('$15.00');

    await page.getByRole('button', { name: `View invoice ${second}` }).click();
    const viewer = page.getByRole('dialog').filter({ has: page.getByText('Payments', { exact: true }) });
    await viewer.getByText('Payments', { exact: true }).click();
    await expect(viewer.getByText('C-77')).toBeVisible();
    await viewer.getByLabel('Amount').fill('5');
    await viewer.getByRole('button', { name: /^Record payment/ }).click();
    await expect(page.getByText(`$5.00 recorded on invoice ${second}.`)).toBeVisible();
    await viewer.getByRole('button', { name: 'Reverse the payment of $5.00' }).click();
    const question = page.getByRole('dialog').filter({ hasText: 'Do you want to reverse the payment of $5.00?' });
    await question.getByLabel('Reason').fill('Bounced');
    await question.getByRole('button', { name: 'Reverse payment' }).click();
    await expect(viewer.getByText('Reversal: Bounced')).toBeVisible();
    await expect(viewer.getByLabel('Amount')).toHaveValue('15.00');
    await viewer.getByRole('button', { name: /^Record payment/ }).click();
    await expect(viewer.getByRole('button', { name: 'Mark as PAID' })).toHaveCount(0);
    await expect(viewer.getByText('Record payment')).toHaveCount(0);
  },
);

test('a store reads what it owes today on each of its first screens, whatever the period', async ({
  open,
  as,
  baseURL,
  page,
  checkAccessibility,
}) => {
  const admin = await as(accounts.admin);
  const store = await newStore(baseURL ?? '', admin);
  const { invoiceId } = (await sell(admin, store.id, { rate: 20 })).invoice;
  for (const path of ['/in/order', '/in/invoices', '/in/report/statement?preset=last']) {
    await open(store, path);
    const balance = page.getByRole('region', { name: 'Balance' });
    await expect(balance).toContainText('You owe');
    await expect(balance).toContainText('$20.00');
  }
  await checkAccessibility();
  await page.setViewportSize(phone);
  await page.goto('/in/invoices');
  await page.getByRole('button', { name: `View invoice ${invoiceId}` }).click();
  const article = page.getByRole('dialog').getByRole('article');
  await expect(article).toContainText('Balance Due');
  await expect(article).toContainText('$20.00');
  await checkAccessibility();
});
