import type { Page } from '@playwright/test';
import { answerInstead } from '../faults/fault.js';
import { documentChanged, documentForged, documentOfAnother } from '../faults/registryFaults.js';
import { accounts, expect, test } from '../fixtures/test.js';
import { FramePage } from '../pages/FramePage.js';

const failure = (page: Page, text: string) => page.getByRole('main').getByRole('alert').filter({ hasText: text });
const shown = (page: Page, text: string) => page.getByRole('main').getByText(text).first();
const retry = (page: Page) => page.getByRole('button', { name: 'Try again' });

const noAnswer = (page: Page, address: string) =>
  answerInstead(page, address, (route) => route.abort('connectionrefused'));

test('a registry that is down is said so on a new device, and asked again on demand', async ({ open, page }) => {
  const repair = await noAnswer(page, '**/api/remotes');
  await open(accounts.admin, '/in/inventory');
  await expect(failure(page, 'The list of pages could not be loaded.')).toBeVisible();
  await new FramePage(page).expectTicking();
  await repair();
  await retry(page).click();
  await expect(shown(page, 'Columns')).toBeVisible();
});

test('a device that knows the pages works on while the registry is down', async ({ open, page }) => {
  await open(accounts.admin, '/in/inventory');
  await expect(shown(page, 'Columns')).toBeVisible();
  await noAnswer(page, '**/api/remotes');
  await page.reload();
  await expect(shown(page, 'Columns')).toBeVisible();
  await new FramePage(page).visit('order');
  await expect(shown(page, 'Manual order')).toBeVisible();
});

for (const [address, first] of [
  ['/in/inventory', 'Columns'],
  ['/login', 'Sign in'],
] as const) {
  test(`${address} says so where its script does not come, and comes when it is loaded again`, async ({
    open,
    page,
  }) => {
    const repair = await noAnswer(page, '**/*.js');
    await (address === '/login' ? page.goto(address) : open(accounts.admin, address));
    const late = page.getByText('Depot is taking long to open.');
    await expect(late).toBeHidden();
    await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
    await expect(late).toBeVisible();
    await repair();
    await page.getByRole('link', { name: 'Load it again' }).click();
    await expect(page.getByText(first).first()).toBeVisible();
    await expect(late).toBeHidden();
  });
}

test('a registry that hangs does not hold up a device that knows the pages', async ({ open, page }) => {
  await open(accounts.admin, '/in/inventory');
  await expect(shown(page, 'Columns')).toBeVisible();
  await answerInstead(page, '**/api/remotes', () => undefined);
  const givenUp: string[] = [];
  page.on('requestfailed', (request) => request.url().endsWith('/api/remotes') && givenUp.push(request.url()));
  await page.reload();
  await expect(shown(page, 'Columns')).toBeVisible();
  // The early script's request may have been given up by now, the one that the page waited for has not.
  expect(givenUp.length).toBeLessThan(2);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('while the API is down screens say so, and show what they have once it is back', async ({ open, page }) => {
  await open(accounts.admin, '/in/order');
  await expect(shown(page, 'Manual order')).toBeVisible();
  const repair = await noAnswer(page, '**/api/**');
  const frame = new FramePage(page);
  await frame.visit('inventory');
  await expect(failure(page, 'The server cannot be reached. Check the connection and try again.')).toBeVisible();
  await frame.expectTicking();
  await repair();
  await retry(page).click();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(retry(page)).toHaveCount(0);
});

const forgeries = { 'was changed on its way': documentForged, 'another key has signed': documentOfAnother };
for (const [what, forge] of Object.entries(forgeries)) {
  test(`a document of the registry that ${what} is not believed: the last good one serves`, async ({ open, page }) => {
    await open(accounts.admin, '/in/inventory');
    await expect(shown(page, 'Columns')).toBeVisible();
    await forge(page, ({ microFrontends }) => {
      delete microFrontends['mf-orders'];
    });
    const rejected = page.waitForEvent('console', (message) =>
      message.text().includes('The registry’s document is not the registry’s.'),
    );
    await page.reload();
    await rejected;
    await expect(shown(page, 'Columns')).toBeVisible();
    await new FramePage(page).visit('order');
    await expect(shown(page, 'Manual order')).toBeVisible();
  });
}

test('a version of which the registry promises nothing does not load, and only it', async ({ open, page }) => {
  await documentChanged(page, ({ microFrontends }) => {
    const orders = microFrontends['mf-orders']?.[0];
    if (orders) orders.metadata.integrity = '';
  });
  await open(accounts.admin, '/in/order');
  await expect(failure(page, '“Orders” could not be loaded.')).toBeVisible();
  await new FramePage(page).visit('inventory');
  await expect(shown(page, 'Columns')).toBeVisible();
});
