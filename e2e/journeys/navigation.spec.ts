import { accounts, expect, test } from '../fixtures/test.js';

test('pointing at a page asks for what it shows first; the click asks nothing more', async ({ open, page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const inventoryAsked = () => asked.filter((path) => path === '/api/inventory').length;
  await open(accounts.manager, '/in/order');
  const way = page.getByRole('navigation').getByRole('link', { name: 'Inventory', exact: true });
  const answer = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/inventory');
  await way.hover();
  await (await answer).finished();
  expect(inventoryAsked()).toBe(1);
  await way.click();
  await expect(page.getByRole('table', { name: 'Inventory' }).getByRole('row').nth(1)).toBeVisible();
  expect(inventoryAsked()).toBe(1);
});
