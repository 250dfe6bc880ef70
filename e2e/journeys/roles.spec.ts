import { type Account, accounts, expect, test } from '../fixtures/test.js';
import { FramePage } from '../pages/FramePage.js';

const warehouse = ['Order', 'Return', 'Inventory', 'Received', 'Delivery Receipt', 'Report'];

/** What each role has in its sidebar, and addresses that are not for it. */
const roles: [string, Account, string[], string[]][] = [
  ['ADMIN', accounts.admin, [...warehouse, 'Settings', 'Admin'], []],
  [
    'WAREHOUSE_ADMIN',
    accounts.manager,
    [...warehouse, 'Settings'],
    ['order/new', 'settings/address', 'admin/warehouse-control'],
  ],
  [
    'WAREHOUSE_OPS',
    accounts.ops,
    warehouse,
    ['settings/product', 'settings/user', 'report/category', 'order/manual', 'admin/activity-logs'],
  ],
  [
    'STORE',
    accounts.store,
    ['Order', 'Report', 'Settings'],
    ['dashboard', 'inventory', 'return', 'settings/product', 'report/ageing', 'order/process'],
  ],
  [
    'READ_ONLY_STORE',
    accounts.viewer,
    ['Order', 'Settings'],
    ['order/new', 'invoices', 'report/statement', 'settings/address', 'inventory'],
  ],
];

for (const [role, account, entries, closed] of roles) {
  test(`${role} sees its entries alone, and other addresses are no pages for it`, async ({ open }) => {
    const page = await open(account, '/in/order');
    const { sidebar } = new FramePage(page);
    await expect(sidebar.getByRole('menuitem', { name: 'Order' })).toBeVisible();
    for (const entry of [...warehouse, 'Settings', 'Admin'])
      await expect(sidebar.getByRole('menuitem', { name: entry }), entry).toHaveCount(entries.includes(entry) ? 1 : 0);
    for (const path of closed) {
      await page.goto(`/in/${path}`);
      await expect(page.getByText('Page not found'), path).toBeVisible();
    }
  });
}
