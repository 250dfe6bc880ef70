/**
 * The lists by hand: the same rows and columns of Depot's own tables in the fewest statements, with nobody to ask who
 * is asking.
 */
export async function baselineLists(pool) {
  const [[{ tenant, store }]] = await pool.query(
    'SELECT tenant_id tenant, store_id store FROM depot.orders ORDER BY id DESC LIMIT 1',
  );

  async function pageOfOrders({ page }) {
    const [orders] = await pool.query(
      `SELECT o.id orderId, o.display_id displayId, o.version, o.time, o.status, o.store_id storeId,
        u.name storeName, o.outbound_time outboundTime
       FROM (SELECT id FROM depot.orders WHERE tenant_id = ? ORDER BY time DESC, display_id DESC LIMIT 20 OFFSET ?) p
       JOIN depot.orders o ON o.id = p.id JOIN depot.user u ON u.id = o.store_id ORDER BY o.time DESC,
       o.display_id DESC`,
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
      "SELECT order_id orderId, number, status FROM depot.invoice WHERE order_id IN (?) AND status <> 'VOID' " +
        "AND kind = 'I'",
      [ids],
    );
    const [[{ total }]] = await pool.query('SELECT SUM(orders) total FROM depot.order_tally WHERE tenant_id = ?', [
      tenant,
    ]);
    const [linesOf, invoicesOf] = [byOrder(lines), byOrder(invoices)];
    const list = orders.map((order) => ({
      ...order,
      orderItems: linesOf.get(order.orderId),
      invoices: invoicesOf.get(order.orderId),
    }));
    return { list, total };
  }

  async function allProducts() {
    const [list] = await pool.query(
      `SELECT p.id productId, p.secondary_name secondaryName, p.tertiary_name tertiaryName, p.price,
        p.has_weight hasWeight, p.description,
         p.gtin, p.code, p.disabled, p.picture, p.version,
         t.quantity - t.booked_quantity - t.reserved_quantity availableQty,
         t.total_weight - t.booked_weight - t.reserved_weight totalWeight, s.id subCategoryId,
         s.name subCategoryName, c.id categoryId,
         c.name categoryName, w.id subWarehouseId, w.name subWarehouseName, b.id brandId, b.name brandName
       FROM depot.product_store v JOIN depot.product p ON p.id = v.product_id
       JOIN depot.product_stock t ON t.product_id = p.id
         JOIN depot.sub_category s ON s.id = p.sub_category_id JOIN depot.category c ON c.id = s.category_id
         JOIN depot.sub_warehouse w ON w.id = c.sub_warehouse_id LEFT JOIN depot.brand b ON b.id = p.brand_id
       WHERE v.store_id = ? AND p.disabled = 0 ORDER BY p.secondary_name, p.id`,
      [store],
    );
    return { list };
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
