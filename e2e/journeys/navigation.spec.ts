import { accounts, expect, test } from '../fixtures/test.js';

declare global {
  var violations: string[];
}

test('no page asks for what its policy forbids', async ({ open, page }) => {
  await page.addInitScript(() => {
    globalThis.violations = [];
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      globalThis.violations.push(`${violatedDirective} ${blockedURI}`),
    );
  });
  for (const path of ['/in/dashboard', '/in/admin/deployments']) {
    await open(accounts.admin, path);
    await expect(page.getByRole('table').first()).toBeVisible();
    expect(await page.evaluate(() => globalThis.violations)).toEqual([]);
  }
});

test('pointing at a page asks for what it shows first; the click asks nothing more', async ({ open, page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const inventoryAsked = () => asked.filter((path) => path === '/api/inventory').length;
  // No other journey uses this warehouse: a changed stock would rightly refetch the list.
  await open(accounts.otherManager, '/in/order');
  // A response is fresh for five seconds, which a slow machine may need from here to the page, so the clock is stopped.
  await page.clock.setFixedTime(Date.now());
  const way = page.getByRole('navigation').getByRole('link', { name: 'Inventory', exact: true });
  const answer = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/inventory');
  await way.hover();
  await (await answer).finished();
  expect(inventoryAsked()).toBe(1);
  await way.click();
  await expect(page.getByRole('table', { name: 'Inventory' }).getByRole('row').nth(1)).toBeVisible();
  expect(inventoryAsked()).toBe(1);
});
