import { addStock, newProduct } from '../commands/goods.js';
import { newStore } from '../commands/stores.js';
import { accounts, expect, test } from '../fixtures/test.js';

test('a store lets a template order by itself, pauses it, and ends it', async ({
  open,
  as,
  baseURL,
  page,
  checkAccessibility,
}) => {
  const admin = await as(accounts.admin);
  const manager = await as(accounts.manager);
  const store = await newStore(baseURL ?? '', admin);
  const milk = await newProduct(manager, { name: 'Standing milk' });
  await addStock(manager, [{ productId: milk.productId, quantity: 50 }]);
  const own = await as(store);
  const body = {
    name: 'Fridays',
    subWarehouseId: milk.subWarehouse.id,
    orderItems: [{ productId: milk.productId, quantity: 4 }],
  };
  const { obj } = await own.post<{ obj: { id: number } }>('/order-template', body);

  await open(store, `/in/settings/order-templates/edit?id=${obj.id}`);
  await page.getByRole('checkbox', { name: 'Monday' }).uncheck();
  const start = page.getByRole('button', { name: 'Start standing order' });
  await expect(start).toBeDisabled();
  await page.getByRole('checkbox', { name: 'Friday' }).check();
  await page.getByRole('textbox', { name: 'Time' }).fill('15:30');
  await start.click();
  await expect(page.getByText('This template places orders by itself.')).toBeVisible();
  await checkAccessibility();
  const standing = async () =>
    (await own.get<{ obj: { standing: object | null } }>(`/order-template/query?id=${obj.id}`)).obj.standing;
  expect(await standing()).toEqual({ weekdays: [5], cutoff: 15 * 60 + 30, paused: false });

  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByText('Paused: no orders are placed.')).toBeVisible();
  expect(await standing()).toMatchObject({ paused: true });
  await page.goto('/in/settings/order-templates');
  await expect(page.getByRole('row', { name: /Fridays/ })).toContainText('Paused');
  await page.goto(`/in/settings/order-templates/edit?id=${obj.id}`);
  await page.getByRole('button', { name: 'Resume' }).click();
  await expect(page.getByText('This template places orders by itself.')).toBeVisible();
  await page.getByRole('button', { name: 'End standing order' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End standing order' }).click();
  await expect(start).toBeVisible();
  expect(await standing()).toBeNull();
});
