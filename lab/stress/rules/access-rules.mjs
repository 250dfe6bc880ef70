/**
 * Visibility and permissions: no data of other tenants, stores see their own only, and in view-only mode only ADMIN
 * writes.
 */
const month = 31 * 86_400_000;

/** A user requests objects of another tenant: 404 or an empty result, for any id. */
export async function foreignFaults(query, { tenant }, foreign) {
  const ids = await query(`SELECT (SELECT MAX(id) FROM orders WHERE tenant_id = :tenant) AS orderId,
    (SELECT MAX(id) FROM order_return WHERE tenant_id = :tenant) AS returnId, (SELECT MAX(id) FROM inventory_unit
      WHERE tenant_id = :tenant) AS unitId,
    (SELECT MAX(qr_value) FROM inventory_unit WHERE tenant_id = :tenant) AS qrValue, (SELECT MAX(product_id)
      FROM product_stock WHERE tenant_id = :tenant) AS productId,
    (SELECT MAX(id) FROM delivery_receipt WHERE tenant_id = :tenant) AS receiptId, (SELECT MAX(id) FROM import_run
      WHERE tenant_id = :tenant) AS importId,
    (SELECT MAX(id) FROM stock_count WHERE tenant_id = :tenant) AS countId`);
  const { orderId, returnId, unitId, qrValue, productId, receiptId, importId, countId } = ids[0];
  const paths = [
    orderId && `/order?orderId=${orderId}`,
    orderId && `/invoice?orderId=${orderId}`,
    returnId && `/return?id=${returnId}`,
    unitId && `/inventory?id=${unitId}`,
    qrValue && `/inventory?qrValue=${qrValue}`,
    `/inventory?productId=${productId}`,
    `/inventory/history?pid=${productId}`,
    `/product?id=${productId}`,
    `/invoice?userId=${tenant.stores[0].id}&start=0&end=${Date.now() + month}`,
    `/user?id=${tenant.stores[0].id}`,
    receiptId && `/delivery-receipt?id=${receiptId}`,
    importId && `/import?id=${importId}`,
    countId && `/stock-count/lines?id=${countId}`,
  ].filter(Boolean);
  const rows = [];
  for (const path of paths) {
    const { status, body } = await foreign.caller.send(foreign.as('admin').token, 'GET', path);
    const isNothing = status === 404 || (status === 200 && body.list?.length === 0);
    if (!isNothing) rows.push({ path, status, body });
  }
  return [...rows, ...(await otherStores(query, tenant))];
}

/** A store asks for an order and the invoices of the store beside it. */
async function otherStores(query, tenant) {
  const [one, other] = tenant.stores;
  if (!other) return [];
  const [order] = await query(`SELECT MAX(id) AS id FROM orders WHERE tenant_id = :tenant AND store_id = ${other.id}`);
  if (!order?.id) return [];
  const ask = (path) => tenant.caller.send(one.token, 'GET', path);
  const seen = await ask(`/order?orderId=${order.id}`);
  const billed = await ask(`/invoice?orderId=${order.id}`);
  return [
    ...(seen.status === 404 ? [] : [{ store: one.id, order: order.id, status: seen.status }]),
    ...(billed.status === 404 || billed.body.list?.length === 0
      ? []
      : [{ store: one.id, order: order.id, invoices: billed.status }]),
  ];
}

/** Tables in which a write of the resting tenant would show. */
const tables = [
  'orders',
  'order_line',
  'product_stock',
  'stock_movement',
  'inventory_unit',
  'invoice',
  'order_template',
  'sub_warehouse',
  'idempotency_key',
  'delivery_receipt',
];

/** In a tenant that may change nothing every write but ADMIN's is refused, and nothing is different afterwards. */
export async function viewOnlyFaults(query, { tenant }) {
  const product = tenant.goods[0].id;
  const writes = [
    ['store', 'POST', '/order', { orderItems: [{ productId: product, quantity: 1 }] }],
    [
      'store',
      'POST',
      '/order-template',
      { name: 'List', subWarehouseId: tenant.subWarehouseId, orderItems: [{ productId: product, quantity: 1 }] },
    ],
    ['ops', 'POST', '/inventory', { inventoryList: [{ productId: product, quantity: 1 }] }],
    [
      'ops',
      'POST',
      '/delivery-receipt',
      { deliveryReceiptItems: [{ productId: product, quantity: 1 }], estimateArrivalTime: Date.now() },
    ],
    ['manager', 'POST', '/warehouse', { name: 'Another' }],
    ['manager', 'PUT', '/product', { product: { productId: product, price: 1 } }],
    ['manager', 'POST', '/import/stock', { name: 'stock.csv', file: 'Product,Quantity\nRest,1' }],
  ];
  const facts = async () =>
    JSON.stringify(
      await Promise.all(tables.map((table) => query(`SELECT COUNT(*) AS n FROM ${table} WHERE tenant_id = :tenant`))),
    );
  const before = await facts();
  const rows = [];
  for (const [as, method, path, body] of writes) {
    const answer = await tenant.caller.send(tenant.as(as).token, method, path, body, `view-only ${path} ${Date.now()}`);
    if (answer.status !== 403 || answer.body.code !== 'VIEW_ONLY')
      rows.push({ as, method, path, status: answer.status, body: answer.body });
  }
  const after = await facts();
  return before === after ? rows : [...rows, { before, after }];
}

/** Resolves when the processes have heard that the tenant may change nothing: they look again within ten seconds. */
export async function untilViewOnly(tenant, pause) {
  // without a name it would be refused in any case, only with other words
  for (let inRow = 0; inRow < 6;) {
    const { status } = await tenant.caller.send(tenant.as('manager').token, 'POST', '/warehouse', {});
    inRow = status === 403 ? inRow + 1 : 0;
    if (status !== 403) await pause(100);
  }
}
