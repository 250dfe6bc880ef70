import { type Account, accounts, expect, test } from '../fixtures/test.js';
import { FramePage } from '../pages/FramePage.js';

const warehouse = ['Order', 'Return', 'Inventory', 'Received', 'Delivery Receipt', 'Report'];
const every = [...warehouse, 'Settings', 'Admin', 'Orders', 'Invoices', 'Account'];

/** Sidebar entries of each role, and addresses that it may not open. */
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
    ['Order', 'Orders', 'Invoices', 'Account'],
    ['dashboard', 'inventory', 'return', 'settings/product', 'report/ageing', 'order/process'],
  ],
  [
    'READ_ONLY_STORE',
    accounts.viewer,
    ['Orders', 'Account'],
    ['order/new', 'invoices', 'report/statement', 'settings/address', 'inventory'],
  ],
];

for (const [role, account, entries, closed] of roles) {
  test(`${role} sees its entries alone, and other addresses are no pages for it`, async ({ open }) => {
    const page = await open(account, '/in/order');
    const { sidebar } = new FramePage(page);
    // whole words: "Order" is not "Orders", and a number may follow
    const entryCalled = (entry: string) => sidebar.getByRole('menuitem', { name: new RegExp(`\\b${entry}\\b`) });
    await expect(entryCalled(entries[0] ?? '')).toBeVisible();
    for (const entry of every) await expect(entryCalled(entry), entry).toHaveCount(entries.includes(entry) ? 1 : 0);
    for (const path of closed) {
      await page.goto(`/in/${path}`);
      await expect(page.getByText('Page not found'), path).toBeVisible();
    }
  });
}
