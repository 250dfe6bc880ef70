import { accounts, expect, test } from '../fixtures/test.js';
import { FramePage } from '../pages/FramePage.js';

/** All lists with a text filter in the address: the query, and the field that shows it. */
const lists = [
  { path: 'order', query: 'number=503', box: 'Order number' },
  { path: 'return', query: 'number=12', box: 'Number of return or order' },
  { path: 'inventory', query: 'filter=abc', box: 'Filter by name' },
  { path: 'received', query: 'filter=abc', box: 'Product, supplier or warehouse' },
  { path: 'delivery-receipt', query: 'filter=abc', box: 'Number, product or name on box' },
  { path: 'report/statement', query: 'filter=abc', box: 'Search customers', group: 'Report' },
  { path: 'report/ageing', query: 'filter=abc', box: 'Search customers', group: 'Report' },
  { path: 'settings/product', query: 'filter=abc', box: 'Filter by name, code or GTIN', group: 'Settings' },
  { path: 'settings/user', query: 'filter=abc', box: 'Filter by name or email', group: 'Settings' },
  { path: 'admin/activity-logs', query: 'filter=abc', box: 'Find a name or activity', group: 'Admin' },
];

test('the box of every list shows what its address says, and its entry of the sidebar clears it', async ({
  open,
  page,
}) => {
  await open(accounts.admin, '/in/order');
  const frame = new FramePage(page);
  for (const { path, query, box, group } of lists) {
    await test.step(path, async () => {
      await page.goto(`/in/${path}?${query}`);
      const field = page.getByLabel(box, { exact: true });
      await expect(field).toHaveValue(query.replace(/^.*=/, ''));
      await frame.visit(path, group);
      await expect(page).toHaveURL(new RegExp(`/in/${path}$`));
      await expect(field).toHaveValue('');
      await page.goBack();
      await expect(field).toHaveValue(query.replace(/^.*=/, ''));
    });
  }
});
