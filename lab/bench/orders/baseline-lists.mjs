/**
 * The lists by hand: the same bytes of Depot's own tables in the fewest statements, without a session. The products of
 * the measurement are counted, so that no line has pieces or an estimate.
 */
export async function baselineLists(pool) {
  const [[{ tenant, store }]] = await pool.query(
    'SELECT tenant_id tenant, store_id store FROM depot.orders ORDER BY id DESC LIMIT 1',
  );

  async function pageOfOrders({ page }) {
    const [orders] = await pool.query(
      `SELECT o.id orderId, o.display_id displayId, o.version, o.time, o.status, o.store_id storeId,
        u.name storeName, o.outbound_time outboundTime, CAST(o.delivery_date AS CHAR) deliveryDate,
        o.po_number poNumber, o.note, x.reference externalId
       FROM (SELECT id FROM depot.orders WHERE tenant_id = ? ORDER BY time DESC, display_id DESC LIMIT 20 OFFSET ?) p
       JOIN depot.orders o ON o.id = p.id JOIN depot.user u ON u.id = o.store_id
       LEFT JOIN depot.imported_order x ON x.order_id = o.id ORDER BY o.time DESC, o.display_id DESC`,
      [tenant, page * 20],
    );
    const ids = orders.map(({ orderId }) => orderId);
    const [lines] = await pool.query(
      `SELECT order_id orderId, id orderItemId, product_id productId, name, has_weight hasWeight, quantity,
        weight, rate, notes, short
       FROM depot.order_line WHERE order_id IN (?) ORDER BY order_id, position`,
      [ids],
    );
    const [invoices] = await pool.query(
      "SELECT order_id orderId, number, status = 'UNPAID' AND total > paid isOpen FROM depot.invoice " +
        "WHERE order_id IN (?) AND status <> 'VOID' AND kind = 'I' ORDER BY order_id, id",
      [ids],
    );
    const [[{ total, asOf }]] = await pool.query(
      `SELECT SUM(orders) total, (SELECT MAX(display_id) FROM depot.orders WHERE tenant_id = ?) asOf
       FROM depot.order_tally WHERE tenant_id = ?`,
      [tenant, tenant],
    );
    const [linesByOrder, invoicesByOrder] = [byOrder(lines), byOrder(invoices)];
    const list = orders.map((order) =>
      formatOrder(order, linesByOrder.get(order.orderId) ?? [], invoicesByOrder.get(order.orderId) ?? []),
    );
    return { list, totalPages: Math.ceil(total / 20), total: Number(total), asOf };
  }

  async function allProducts() {
    const [rows] = await pool.query(
      `SELECT p.id, p.secondary_name secondaryName, p.tertiary_name tertiaryName, p.price,
         p.wholesale_price wholesalePrice, p.has_weight hasWeight, p.description, p.reorder_point reorderPoint,
         p.location, p.gtin, p.code, p.disabled, p.picture, p.version,
         t.quantity - t.booked_quantity - t.reserved_quantity availableQty, t.reserved_quantity reserved,
         t.total_weight - t.booked_weight - t.reserved_weight totalWeight, s.id subCategoryId,
         s.name subCategoryName, c.id categoryId, c.name categoryName, w.id subWarehouseId, w.name subWarehouseName,
         b.id brandId, b.name brandName
       FROM depot.product_store v JOIN depot.product p ON p.id = v.product_id
       JOIN depot.product_stock t ON t.product_id = p.id
         JOIN depot.sub_category s ON s.id = p.sub_category_id JOIN depot.category c ON c.id = s.category_id
         JOIN depot.sub_warehouse w ON w.id = c.sub_warehouse_id LEFT JOIN depot.brand b ON b.id = p.brand_id
       WHERE v.store_id = ? AND p.disabled = 0 ORDER BY p.secondary_name, p.id`,
      [store],
    );
    return { list: rows.map(formatProduct) };
  }

  return { '/orders': pageOfOrders, '/products': allProducts };
}

function byOrder(rows) {
  const groups = new Map();
  for (const row of rows) {
    const group = groups.get(row.orderId);
    if (group) group.push(row);
    else groups.set(row.orderId, [row]);
  }
  return groups;
}

function formatOrder(order, lines, invoices) {
  const { orderId, displayId, version, time, status, storeId, storeName, deliveryDate, poNumber, note } = order;
  const cents = lines.reduce((sum, { quantity, rate }) => sum + quantity * Math.round(rate * 100), 0);
  return {
    orderId,
    displayId,
    version,
    time,
    status,
    storeId,
    storeName,
    orderItems: lines.map(formatLine),
    invoiceIds: invoices.map(({ number }) => `I${number}`),
    paidFull: invoices.length > 0 && invoices.every(({ isOpen }) => isOpen === 0),
    historyOrder: order.outboundTime !== null,
    total: cents / 100,
    estimated: false,
    deliveryDate,
    poNumber,
    note,
    externalId: order.externalId ?? undefined,
  };
}

/** Fields one by one: to copy a row of the driver by `...` takes several times as long. */
function formatLine({ orderItemId, productId, name, hasWeight, quantity, weight, rate, notes, short }) {
  return {
    orderItemId,
    productId,
    name,
    hasWeight,
    quantity,
    weight: Number(weight),
    rate: Number(rate),
    amount: (quantity * Math.round(rate * 100)) / 100,
    notes,
    short,
    scannedInvIds: [],
    scannedWeights: [],
  };
}

function formatProduct(row) {
  return {
    productId: row.id,
    secondaryName: row.secondaryName,
    tertiaryName: row.tertiaryName,
    subWarehouse: { id: row.subWarehouseId, name: row.subWarehouseName },
    category: { id: row.categoryId, name: row.categoryName },
    subCategory: { id: row.subCategoryId, name: row.subCategoryName },
    brand: row.brandId === null ? null : { id: row.brandId, name: row.brandName },
    price: Number(row.price),
    wholesalePrice: Number(row.wholesalePrice ?? row.price),
    hasWeight: row.hasWeight,
    description: row.description,
    reorderPoint: row.reorderPoint,
    location: row.location,
    gtin: row.gtin,
    code: row.code,
    reserved: row.reserved,
    totalWeight: Number(row.totalWeight),
    availableQty: row.availableQty,
    disabled: row.disabled === 1,
    picture: row.picture || undefined,
    version: row.version,
  };
}
