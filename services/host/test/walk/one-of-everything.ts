import type { Order } from '@depot/contracts/orders';
import { eventually, type TestApp, type TestClient, testPassword } from '@depot/node-testing';
import { importProducts } from '@depot/service-testing/import-file';
import { openTrade, type Trade } from '@depot/service-testing/trade';

const address = { name: 'Dock', address1: '1 Pier', address2: '', city: 'Boston', state: 'MA', zipCode: '02110' };
const company = { address: '1 Pier', phone: '555', email: '', taxId: '12', paper: 'LETTER' };
const march = Date.UTC(2026, 2, 4, 15);

/**
 * Creates a tenant with one of everything, all named by the word. Its bookings, shipments and invoices are of its
 * counted product.
 */
export async function oneOfEverything(app: TestApp, word: string): Promise<Trade> {
  const trade = await openTrade(app);
  await callEverything(app, trade.tenant.tenantId, word);
  await people(trade, word);
  await goods(trade, word);
  await orders(trade, word);
  await papers(trade, word);
  await importProducts(trade, `${word} crackers`);
  return trade;
}

/** Renames rows that were created without a name. */
async function callEverything(app: TestApp, tenantId: number, word: string): Promise<void> {
  const query = (sql: string) => app.database.dataSource.query(sql, [`${word} `, tenantId]);
  await query('UPDATE tenant SET name = CONCAT(?, name) WHERE id = ?');
  for (const table of ['user', 'sub_warehouse', 'category', 'sub_category'])
    await query(`UPDATE \`${table}\` SET name = CONCAT(?, name) WHERE tenant_id = ?`);
  await query('UPDATE product SET secondary_name = CONCAT(?, secondary_name) WHERE tenant_id = ?');
  app.forgetSessions();
}

async function people({ store, manager, ops, tenant }: Trade, word: string): Promise<void> {
  await ok(ops.put('/api/second-factor/own', { password: testPassword }));
  await ok(
    manager.put('/api/user', { id: tenant.store.id, creditPolicy: 'WARN', creditLimit: 100_000, paymentTerms: 14 }),
  );
  await ok(manager.put('/api/seller', { ...company, legalName: `${word} Foods Inc.`, paymentInstructions: word }));
  await ok(manager.put('/api/seller/logo', pictureOf(tenant.tenantId)));
  await ok(store.put('/api/client/address', { ...address, name: word, type: 'BILL' }));
  await ok(store.put('/api/client/address', { ...address, name: word, type: 'SHIP' }));
  await ok(store.put('/api/preference', { orderProductView: 'CARD' }));
  const username = `${word}@${tenant.tenantId}.test`;
  await ok(
    manager.post('/api/user', { name: `${word} invited`, role: 'STORE', username }, { 'idempotency-key': word }),
  );
}

async function goods(trade: Trade, word: string): Promise<void> {
  const { manager, ops, tenant } = trade;
  const { No, Yes, Weighting } = trade.goods;
  const { obj: brand } = await ok(manager.post('/api/brand', { name: `${word} farms` }));
  await ok(
    manager.put('/api/product', {
      product: { productId: Yes, brand: { id: brand.id }, description: word, gtins: [{ gtin: '96385074' }] },
      altProducts: [{ productId: No, sequence: 1 }],
    }),
  );
  await ok(manager.put(`/api/product/picture?productId=${Yes}`, pictureOf(tenant.tenantId)));
  const wheels = [4, 5, 6, 7].map((weight) => ({ productId: Yes, quantity: 1, weight, lot: word }));
  // The word in every text field of a walk's requests, so that they find a lot.
  const found = { lot: 'Sample', expiry: '2026-12-24' };
  const inventoryList = [
    ...wheels,
    { productId: No, quantity: 500, ...found },
    { productId: Weighting, weight: 800, lot: word },
  ];
  await ok(ops.post('/api/inventory', { inventoryList, needRecord: true, date: march }));
  await count(trade);
  const announced = { deliveryReceiptItems: [{ productId: No, quantity: 3 }], estimateArrivalTime: march };
  await ok(ops.post('/api/delivery-receipt', announced));
  await ok(ops.post('/api/delivery-receipt', announced));
}

/** The smallest PNG with the tenant's number in it, so that its hash differs between tenants. */
function pictureOf(tenantId: number): FormData {
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  );
  const form = new FormData();
  form.append('file', new Blob([png, String(tenantId)]), 'dot.png');
  return form;
}

/** Two open stock counts: in one a piece was found and others were missing, in the other an amount was entered. */
async function count({ ops, manager, goods: { No, Yes } }: Trade): Promise<void> {
  const { list } = await ok<{ list: Record<string, unknown>[] }>(ops.get(`/api/inventory?productId=${Yes}`));
  for (const [productId, found] of [
    [Yes, { add: [list[0]?.inventoryId] }],
    [No, { quantity: 499 }],
  ] as const) {
    const location = `C-${productId}`;
    await ok(manager.put('/api/product', { product: { productId, location } }));
    const { obj } = await ok(ops.post('/api/stock-count', { location }));
    await ok(ops.put('/api/stock-count/line', { id: obj.id, productId, ...found }));
  }
}

/** The first five orders of the tenant, one in each status. The one that is done has goods of every kind. */
async function orders(trade: Trade, word: string): Promise<void> {
  const { store, ops, manager } = trade;
  const wheel = await wheelOf(trade);
  for (let stepsTaken = 0; stepsTaken < 5; stepsTaken += 1) {
    const counted = [{ productId: trade.goods.No, quantity: 5, notes: word }];
    const pooled = [{ productId: trade.goods.Weighting, weight: 3 }];
    const orderItems =
      stepsTaken === 3 ? [...counted, ...pooled, { productId: trade.goods.Yes, quantity: 1 }] : counted;
    const { obj } = await ok<{ obj: Order }>(store.post('/api/order', { orderItems }));
    const { orderId } = obj;
    if (stepsTaken === 4) await ok(store.put(`/api/order/cancel?id=${orderId}`));
    if (stepsTaken % 4 === 0) continue;
    await ok(ops.post('/api/order/process', { orderId, orderItemList: orderItems }));
    if (stepsTaken < 2) continue;
    const shipped =
      stepsTaken === 3
        ? { inventoryList: [wheel], nonWeightOrderItems: [...counted, ...pooled] }
        : { inventoryList: [], nonWeightOrderItems: counted };
    await ok(ops.post('/api/order/outbound', { orderId, ...shipped }));
    if (stepsTaken > 2) await ok(manager.put(`/api/order/direct-complete?id=${orderId}`));
  }
}

/** A weighed piece in stock. */
async function wheelOf({ ops, goods: { Yes } }: Trade): Promise<unknown> {
  const { list } = await ok<{ list: Record<string, unknown>[] }>(ops.get(`/api/inventory?productId=${Yes}`));
  return list[0]?.inventoryId;
}

/** A partly paid and a paid invoice, a return, a template. */
async function papers({ store, ops, manager, goods: { No, Yes }, subWarehouseId }: Trade, word: string): Promise<void> {
  const { list } = await ok<{ list: Order[] }>(manager.get('/api/order'));
  const done = list.find(({ status }) => status === 'DONE');
  if (!done) throw new Error('There is no DONE order to write papers for.');
  const { orderId, orderItems } = done;
  const [counted, pooled, wheel] = orderItems.map(({ orderItemId }) => orderItemId);
  const inventoryIds = orderItems[2]?.scannedInvIds;
  const bill = (orderItemId: number | undefined, rate?: number) =>
    ok(ops.post('/api/invoice', { orderId, orderItemList: [{ orderItemId, rate }] }));
  const { obj: open } = await bill(counted, 2);
  await ok(
    ops.post('/api/invoice/payment', {
      invoiceId: open.invoiceId,
      amount: 1,
      method: 'CASH',
      reference: word,
      note: word,
    }),
  );
  const { obj: paid } = await bill(pooled);
  await ok(ops.put('/api/invoice/paid', { invoiceIds: [paid.invoiceId] }));
  await ok(ops.post('/api/document/invoice/download', { invoiceIds: [paid.invoiceId] }));
  await printInBackground(ops, { invoiceIds: [paid.invoiceId] });
  const items = [
    { orderItemId: counted, productId: No, returnQty: 1, quantity: 1 },
    { orderItemId: wheel, productId: Yes, returnQty: 1, inventoryIds },
  ];
  await ok(ops.post('/api/return', { orderId, items }));
  const template = { subWarehouseId, orderItems: [{ productId: No, quantity: 2 }] };
  const { obj: weekly } = await ok(store.post('/api/order-template', { ...template, name: `${word} weekly` }));
  await ok(
    store.put('/api/order-template/standing', {
      id: weekly.id,
      standing: { weekdays: [1, 4], cutoff: 840, paused: false },
    }),
  );
  await ok(
    manager.post('/api/order-template', {
      ...template,
      name: `${word} monthly`,
      orderItems: [{ productId: Yes, quantity: 1 }],
    }),
  );
}

/** A document that was made in the background. */
async function printInBackground(client: TestClient, body: object): Promise<void> {
  const { obj: started } = await ok(client.post('/api/document/invoice/download', body, { prefer: 'respond-async' }));
  await eventually(
    () => ok(client.get(`/api/document/job?id=${String(started.jobId)}`)),
    ({ obj }) => {
      if (obj.status === 'FAILED') throw new Error(String(obj.message));
      return obj.status === 'DONE';
    },
  );
}

/** The body of an answer that must be a good one. */
async function ok<B = { obj: Record<string, unknown> }>(asked: Promise<{ status: number; body: unknown }>): Promise<B> {
  const { status, body } = await asked;
  if (status >= 300) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body as B;
}
