import { discontinuedNames, signingInStore } from '../build/build-files.mjs';
import { advance, bringBack, place } from './order-steps.mjs';
import { receiveGoods } from './receive-goods.mjs';

const dayMs = 86_400_000;

/**
 * Plays a tenant's daily business by the commands of users. The delivery comes last: its existence shows that
 * everything before it is done.
 */
export async function playScene(cast, note) {
  const { tenant, scene, manager, store } = cast;
  const { list: deliveries } = await manager.get('/delivery-receipt');
  if (deliveries.length > 0) return;
  const { list: products } = await manager.get('/product');
  const byName = new Map(products.map((product) => [product.secondaryName, product]));
  const linesOf = (lines) => lines.map(([name, amount]) => [byName.get(name), amount]);

  note('company, addresses, substitutes');
  await enterCompany(manager, tenant);
  await enterAddresses(tenant, store);
  await nameSubstitutes(manager, scene, byName);
  await receiveGoods(manager, tenant, scene, byName);
  await playOrders(cast, linesOf, note);
  if (scene.template) await keepTemplate(store, manager, scene.template, linesOf);
  await disableDiscontinued(manager, tenant, byName);
  await manager.post(
    '/delivery-receipt',
    {
      estimateArrivalTime: Date.now() + scene.delivery.inDays * dayMs,
      deliveryReceiptItems: linesOf(scene.delivery.lines).map(([{ productId }, quantity]) => ({ productId, quantity })),
    },
    `${tenant.name}-delivery`,
  );
}

async function enterCompany(manager, { seller }) {
  const { obj } = await manager.get('/seller');
  await manager.put('/seller', { ...obj, ...seller });
}

async function enterAddresses(tenant, store) {
  const { row } = signingInStore(tenant);
  for (const [type, title] of [
    ['SHIP', 'Shipping'],
    ['BILL', 'Billing'],
  ]) {
    await store.put('/client/address', {
      type,
      name: row[`${title} name`],
      address1: row[`${title} address 1`],
      address2: row[`${title} address 2`],
      city: row[`${title} city`],
      state: row[`${title} state`],
      zipCode: row[`${title} ZIP code`],
    });
  }
}

async function nameSubstitutes(manager, { substitutes }, byName) {
  for (const [name, others] of substitutes) {
    const { productId } = byName.get(name);
    const altProducts = others.map((other, sequence) => ({ productId: byName.get(other).productId, sequence }));
    await manager.put('/product', { product: { productId }, altProducts });
  }
}

/** Only ADMIN places orders for other stores. */
async function playOrders({ tenant, scene, admin, manager, store }, linesOf, note) {
  const { list: stores } = await manager.get('/user?role=STORE');
  const own = signingInStore(tenant).name;
  for (const [index, { reach, store: storeName, lines, notes, invoiced, returned }] of scene.orders.entries()) {
    note(`orders: ${index + 1} of ${scene.orders.length}`);
    const key = `${tenant.name}-${index}`;
    const isOwn = storeName === 'own';
    const { id: storeId } = stores.find(({ name }) => name === (isOwn ? own : storeName));
    const orderId = await place(isOwn ? store : admin, { storeId, lines: linesOf(lines), notes }, key);
    await advance({ manager, orderId, reach, key });
    if (invoiced) await manager.post('/invoice', { orderId }, `${key}-invoice`);
    if (returned) await bringBack(manager, orderId, returned, `${key}-return`);
  }
}

async function keepTemplate(store, manager, { name, warehouse, lines }, linesOf) {
  const { list: warehouses } = await manager.get('/warehouse');
  const { id: subWarehouseId } = warehouses.find((one) => one.name === warehouse);
  const orderItems = linesOf(lines).map(([{ productId }, quantity]) => ({ productId, quantity }));
  await store.post('/order-template', { name, subWarehouseId, orderItems }, `template-${name}`);
}

/** Disables discontinued products, which stay in the history and are hidden from new orders. */
async function disableDiscontinued(manager, tenant, byName) {
  for (const name of discontinuedNames(tenant)) {
    const product = byName.get(name);
    if (product) await manager.delete(`/product?id=${product.productId}`);
  }
}
