import { tokenStorageKey } from '@depot/contracts/session';
import { newProduct } from '../commands/goods.js';
import { placeOrder, processOrder } from '../commands/orders.js';
import { addPieces } from '../commands/pieces.js';
import { newStore } from '../commands/stores.js';
import { browserWithCamera, film } from '../fixtures/camera.js';
import { accounts, expect, test } from '../fixtures/test.js';

test('a worker reads the label of a piece with the camera', async ({ open, as, baseURL }, testInfo) => {
  const ops = await as(accounts.ops);
  const admin = await as(accounts.admin);
  const store = await newStore(baseURL ?? '', admin);
  const { productId } = await newProduct(await as(accounts.manager), { name: 'Salami', hasWeight: 'Yes' });
  const [piece] = await addPieces(ops, productId, [3.2]);
  const order = await placeOrder(admin, [{ productId, quantity: 1 }], store.id);
  await processOrder(ops, order);

  const desk = await open(accounts.ops, `/in/inventory/details?pid=${productId}&weight=Yes`);
  await desk.getByRole('button', { name: 'Reprint label' }).click();
  const label = await desk.locator('.qr-block svg').evaluate((svg) => {
    svg.setAttribute('width', '380');
    svg.setAttribute('height', '380');
    return svg.outerHTML;
  });

  const browser = await browserWithCamera(await film(desk, label, testInfo), testInfo.project.use);
  try {
    const phone = await browser.newPage({ baseURL, viewport: { width: 390, height: 844 } });
    await phone.addInitScript(([key, token]) => localStorage.setItem(key, token), [
      tokenStorageKey,
      ops.token,
    ] as const);
    await phone.goto(`/in/order/outbound?orderId=${order.orderId}&displayId=${order.displayId}&currentPage=1`);
    await phone.getByRole('button', { name: 'Scan with the camera' }).click();
    await expect(phone.getByRole('dialog')).toContainText(`${piece?.qrText} taken`);
    await phone.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await expect(phone.getByText('Everything is here.')).toBeVisible();
  } finally {
    await browser.close();
  }
});
