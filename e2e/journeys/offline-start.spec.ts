import type { Page } from '@playwright/test';
import { addStock, newProduct } from '../commands/goods.js';
import { placeOrder, processOrder } from '../commands/orders.js';
import { addPieces } from '../commands/pieces.js';
import { newStore } from '../commands/stores.js';
import { phone } from '../fixtures/people.js';
import { accounts, expect, inGate, test } from '../fixtures/test.js';
import { untilKept } from '../pages/FloorPhone.js';
import { OutboundPage } from '../pages/OutboundPage.js';

test.use({ serviceWorkers: 'allow', viewport: phone });

/** Queries whose responses the browser's database keeps for the user. */
const archived = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const opening = indexedDB.open('depot-archives', 1);
        opening.onupgradeneeded = () => opening.transaction?.abort(); // the page itself makes it
        opening.onerror = () => resolve([]);
        opening.onsuccess = () => {
          const reading = opening.result.transaction('entries').objectStore('entries').getAll();
          reading.onsuccess = () => {
            opening.result.close();
            resolve((reading.result as { key: string }[]).map(({ key }) => key));
          };
        };
      }),
  );

test(
  'a phone starts without a network, takes a scan, and what was submitted leaves once',
  inGate,
  async ({ open, as, baseURL, page, context, checkAccessibility }) => {
    const [admin, ops, manager] = await Promise.all([as(accounts.admin), as(accounts.ops), as(accounts.manager)]);
    const store = await newStore(baseURL ?? '', admin);
    const veal = await newProduct(manager, { name: 'Veal', hasWeight: 'Yes' });
    const salt = await newProduct(manager, { name: 'Sea salt' });
    const [piece] = await addPieces(ops, veal.productId, [6.5]);
    await addStock(ops, [{ productId: salt.productId, quantity: 5 }]);
    const order = await placeOrder(admin, [{ productId: veal.productId, quantity: 1 }], store.id);
    await processOrder(ops, order);
    const address = `/in/order/outbound?orderId=${order.orderId}&displayId=${order.displayId}&currentPage=1`;

    await open(accounts.ops, '/in/inventory/new');
    await expect(page.getByRole('combobox', { name: 'Product, line 1' })).toBeVisible();
    await expect.poll(async () => (await archived(page)).join()).toContain('"/product"');
    await page.goto(address);
    await expect(page.getByRole('list').getByText('1 piece missing')).toBeVisible();
    await untilKept(page);

    await context.setOffline(true);
    await page.reload();
    await expect(page.getByText('No connection. What you see is from')).toBeVisible();
    const outbound = new OutboundPage(page);
    await outbound.scan(piece?.qrValue ?? '');
    await outbound.expectAnswer(`${piece?.qrText} taken`);
    await outbound.submit.click();
    await expect(page.getByText('1 outbound waits for the network.')).toBeVisible();
    await checkAccessibility();
    await page.close(); // simulates a phone that lost power

    const again = await context.newPage();
    await again.goto('/in/inventory/new');
    await expect(again.getByText('1 outbound waits for the network.')).toBeVisible();
    await again.getByRole('combobox', { name: 'Product, line 1' }).fill(salt.secondaryName);
    await again.getByTitle(salt.secondaryName).filter({ visible: true }).last().click();
    await again.getByRole('spinbutton', { name: 'Quantity, line 1' }).fill('7');
    await again.getByRole('button', { name: 'Add to the inventory' }).click();
    await again.getByRole('dialog').last().getByRole('button', { name: 'Add inventories' }).click();
    await expect(again.getByText('Waiting for the network: 1')).toBeVisible();
    await again.goto('/in/order'); // from the home screen
    await expect(again.getByText('1 outbound waits for the network.')).toBeVisible();
    await expect(again.getByText('Waiting for the network: 1')).toBeVisible();

    await context.setOffline(false);
    await expect(again.getByText('waits for the network.')).toBeHidden();
    await expect(again.getByText('“Goods added, lines: 1” has been sent.').first()).toBeVisible();
    await expect(again.getByText('No connection.')).toBeHidden();
    const { obj } = await ops.get<{ obj: typeof order }>(`/order?orderId=${order.orderId}`);
    expect([obj.status, obj.version]).toEqual(['OUTBOUND', order.version + 2]);
    for (const [{ productId }, amounts] of [
      [veal, [-1, 1]],
      [salt, [7, 5]],
    ] as const) {
      const { list } = await ops.get<{ list: { quantity: number }[] }>(`/inventory/history?pid=${productId}`);
      expect(list.map(({ quantity }) => quantity).filter((quantity) => quantity !== 0)).toEqual(amounts);
    }

    expect(await archived(again)).not.toEqual([]);
    await again.getByRole('button', { name: /^(menu )?More$/ }).click();
    await again.getByText('Logout').click();
    await expect(again).toHaveURL(/\/login/);
    await expect.poll(() => archived(again)).toEqual([]);
  },
);
