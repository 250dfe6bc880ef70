import { pressKeys } from './in-page.mjs';

/* Work in progress on the floor, which the demo does not contain: a stock count, a delivery, an order being picked. */

/** Starts that work, and returns the codes for continuing it. */
export async function beginFloorWork(readers, found) {
  return { countId: await beginCount(readers), codes: await findCodes(readers, found) };
}

/**
 * Begins a stock count where weighed goods lie, unless one is open, and finds some of it.
 *
 * @param {Record<string, { api: { get: Function; post: Function; put: Function } }>} readers
 */
async function beginCount({ admin, ops }) {
  const isOpen = ({ status }) => status === 'OPEN';
  const known = (await ops.api.get('/stock-count')).list.find(isOpen);
  if (known) return known.id;
  const { list } = await admin.api.get('/inventory');
  const weighed = list.find(({ hasWeight, quantity }) => hasWeight === 'Yes' && quantity > 1);
  const { obj: count } = await ops.api.post('/stock-count', { subWarehouseId: weighed.subWarehouse.id });
  const { obj } = await ops.api.get(`/stock-count/lines?id=${count.id}`);
  const { list: pieces } = await ops.api.get(`/stock-count/pieces?id=${count.id}`);
  const find = (line) => ops.api.put('/stock-count/line', { id: count.id, ...line });
  const own = pieces.filter(({ productId }) => productId === weighed.productId);
  await find({ productId: weighed.productId, add: own.slice(1).map(({ inventoryId }) => inventoryId) });
  const counted = obj.lines.filter(({ hasWeight }) => hasWeight === 'No').slice(0, 4);
  const stockOf = (productId) => list.find((row) => row.productId === productId)?.quantity ?? 0;
  for (const [at, { productId }] of counted.entries())
    await find({ productId, quantity: Math.max(0, stockOf(productId) - (at % 2)) });
  return count.id;
}

/** The codes that a scanner reads on these pages: of a delivery's first box, and of a piece that an order asks for. */
async function findCodes({ ops }, { receipt, orders }) {
  const { list: products } = await ops.api.get('/product');
  const [first] = receipt?.deliveryReceiptItems ?? [];
  const product = products.find(({ productId }) => productId === first?.productId);
  const item = product && `01${product.gtin.padStart(14, '0')}`;
  const weight = product?.hasWeight === 'No' ? '' : '3202000512';
  const { orderItems = [] } = orders.PROCESSING
    ? (await ops.api.get(`/order?orderId=${orders.PROCESSING.orderId}`)).obj
    : {};
  const picked = orderItems.find(({ hasWeight }) => hasWeight === 'Yes');
  const pieces = picked && (await ops.api.get(`/inventory?productId=${picked.productId}&available=true`)).list;
  return { box: item && `${item}${weight}1727123110L204`, piece: pieces?.[0]?.qrValue };
}

const primary = 'main .ant-btn-primary';
const scan = (page, code) => page.evaluate(pressKeys, [...code, 'Enter']);

/**
 * Screens of the floor with work in progress. `act` is the user's action before the picture.
 *
 * @returns {{ name: string; reader: string; path: string; act?: (page: object) => Promise<void> }[]}
 */
export function pagesOfFloor({ receipt, orders, product, unit, codes, countId, return: returned }, { manager }) {
  const { PROCESSING } = orders;
  const outbound = PROCESSING && `orderId=${PROCESSING.orderId}&displayId=${PROCESSING.displayId}&currentPage=1`;
  const box = `/in/inbound?deliveryReceiptId=${receipt?.deliveryReceiptId}`;
  const conflict = (page) => editTogether(page, manager, returned.id);
  return [
    { name: 'count-sheet', path: `/in/inventory/count/count?id=${countId}` },
    { name: 'count-review', path: `/in/inventory/count/review?id=${countId}` },
    { name: 'unit-details', path: `/in/inventory/details?pid=${product.productId}&unit=${unit?.inventoryId}` },
    codes.box && { name: 'inbound-box', path: box, act: (page) => fillBox(page, codes.box) },
    codes.piece && {
      name: 'outbound-under-way',
      path: `/in/order/outbound?${outbound}`,
      act: (page) => pick(page, codes.piece),
    },
    returned && { name: 'return-conflict', path: `/in/return/edit?id=${returned.id}`, act: conflict },
    { name: 'scanner-test', path: '/in/account', act: tryScanner },
    { name: 'palette', path: '/in/order', act: (page) => page.keyboard.press('Control+K') },
    { name: 'first-steps', reader: 'manager', path: '/in/dashboard', act: beginAnew },
  ]
    .filter(Boolean)
    .map((page) => ({ reader: 'ops', ...page }));
}

const tryScanner = (page) => page.getByRole('button', { name: /Try the scanner|测试扫码枪/ }).click();

/** The boxes are named after their products, and a label is scanned. */
async function fillBox(page, code) {
  await page.locator('main button.ant-btn-lg').first().click();
  await page.locator(primary).click();
  await scan(page, code);
}

/** Scans a piece, then an unknown label, and checks a line. */
async function pick(page, code) {
  await scan(page, code);
  await scan(page, 'NOSUCHLABEL00000');
  await page.getByRole('checkbox').first().check();
}

/** The dashboard of a distributor that has done the first of its steps: the demo has done them all. */
async function beginAnew(page) {
  await page.route('**/api/dashboard/first-steps', async (route) => {
    const { obj } = await (await route.fetch()).json();
    const done = new Set(Object.keys(obj).slice(0, 3));
    const steps = Object.keys(obj).map((step) => [step, step === 'orderId' ? null : done.has(step)]);
    await route.fulfill({ json: { obj: Object.fromEntries(steps) } });
  });
  await page.reload();
}

/** Two users edit a return, and the other one saves first. */
async function editTogether(page, manager, id) {
  const { obj } = await manager.api.get(`/return?id=${id}`);
  const items = obj.items.map(
    ({ orderItemId, productId, returnQty, returnWeight, quantity, weight, rate, inventoryIds }) => ({
      orderItemId,
      productId,
      returnQty,
      returnWeight,
      quantity,
      weight,
      inventoryIds,
      rate: Math.round((rate + 0.01) * 100) / 100,
    }),
  );
  await page.locator('main [role=spinbutton]').last().fill('1');
  await manager.api.put('/return', { id, items, version: obj.version });
  await page.locator(`${primary}:enabled, main [role=alert]`).first().waitFor();
  if ((await page.locator('main [role=alert]').count()) === 0) await page.locator(primary).click();
  await page.locator('main [role=alert]').first().waitFor();
}
