/** Compares acknowledged commands with the rows: nothing is missing or duplicate. */
const shownDifferences = 10;

/** Ids that commands create, except those of files and standing orders. */
const present = {
  order: `SELECT o.id FROM orders o WHERE o.tenant_id = :tenant AND NOT EXISTS (SELECT 1 FROM imported_order i
    WHERE i.order_id = o.id)
    AND NOT EXISTS (SELECT 1 FROM standing_order_day d WHERE d.order_id = o.id)`,
  return: 'SELECT id FROM order_return WHERE tenant_id = :tenant',
  invoice: `SELECT CONCAT(kind, number) AS id FROM invoice v WHERE v.tenant_id = :tenant
    AND NOT EXISTS (SELECT 1 FROM imported_order i WHERE i.order_id = v.order_id)`,
  payment: `SELECT id FROM invoice_payment WHERE tenant_id = :tenant AND method <> 'MARKED'`,
  receipt: 'SELECT id FROM delivery_receipt WHERE tenant_id = :tenant',
  count: 'SELECT id FROM stock_count WHERE tenant_id = :tenant',
  template: 'SELECT id FROM order_template WHERE tenant_id = :tenant',
  import: 'SELECT id FROM import_run WHERE tenant_id = :tenant',
};

/** Faults of one tenant: `[{ what, rows }]`. `query` returns rows of its database. */
export async function unacknowledged(query, { book, tenant }) {
  const found = [];
  const tell = (what, rows) => rows.length > 0 && found.push({ what, rows: rows.slice(0, shownDifferences) });
  for (const [kind, sql] of Object.entries(present)) {
    const there = new Set((await query(sql)).map(({ id }) => id));
    // orders of a removed day of a standing order, or credits of an undone return, stay out of the books
    const expected = new Set(book.present(kind));
    tell(
      `acknowledged and not there: ${kind}`,
      [...expected].filter((id) => !there.has(id)),
    );
    tell(
      `there and never acknowledged: ${kind}`,
      [...there].filter((id) => !expected.has(id)),
    );
  }
  tell('acknowledged units that are not there', await missingUnits(query, book));
  tell('keys of commands', await strayKeys(query, book, tenant));
  tell('orders that are not as they were acknowledged', await strayOrders(query, book));
  tell('invoices that were marked as paid and are not', await unpaid(query, book));
  tell('stock that was moved otherwise than acknowledged', await strayMovements(query, book));
  tell('receipts and counts that are not as they were acknowledged', await strayStates(query, book));
  return found;
}

async function missingUnits(query, book) {
  const there = new Set((await query('SELECT id FROM inventory_unit WHERE tenant_id = :tenant')).map(({ id }) => id));
  return [...(book.made.get('unit')?.keys() ?? [])].filter((id) => !there.has(id));
}

/** Each acknowledged command has left its key, and no other has. */
async function strayKeys(query, book, { people }) {
  const rows = await query(
    'SELECT user_id, CAST(idem_key AS CHAR) AS idem_key FROM idempotency_key WHERE tenant_id = :tenant',
  );
  const there = new Set(rows.map(({ user_id: user, idem_key: key }) => `${user} ${key}`));
  const expected = new Set(people.flatMap(({ id }) => [...(book.keys.get(id) ?? [])].map((key) => `${id} ${key}`)));
  return [
    ...[...expected].filter((key) => !there.has(key)).map((key) => `lost ${key}`),
    ...[...there].filter((key) => !expected.has(key)).map((key) => `never acknowledged ${key}`),
  ];
}

/** Every acknowledged change counts the version up by one, and the newest says which status the order has. */
async function strayOrders(query, book) {
  const rows = await query('SELECT id, status, version, store_id FROM orders WHERE tenant_id = :tenant');
  return rows.flatMap((row) => {
    const known = book.orders.get(row.id);
    if (!known) return [];
    const isSame = known.status === row.status && known.version === row.version && known.storeId === row.store_id;
    const { items: _, ...told } = known;
    return isSame && known.first + known.changes === row.version ? [] : [{ ...row, told }];
  });
}

/** Another payment of such an invoice may be reversed, which opens it again. */
async function unpaid(query, book) {
  const rows = await query(
    `SELECT CONCAT(i.kind, i.number) AS id FROM invoice i WHERE i.tenant_id = :tenant AND i.content_hash IS NOT NULL
      AND (i.status = 'PAID' AND i.paid = i.total OR i.status = 'UNPAID' AND EXISTS (
        SELECT 1 FROM invoice_payment p WHERE p.invoice_id = i.id AND p.reverses IS NOT NULL))`,
  );
  const there = new Set(rows.map(({ id }) => id));
  return [...book.paid].filter((id) => !there.has(id));
}

/** Received and removed amounts, summed by cause and product. */
async function strayMovements(query, book) {
  const rows =
    await query(`SELECT cause, product_id, SUM(quantity) AS quantity, SUM(weight) AS weight, COUNT(*) AS times
      FROM stock_movement
    WHERE tenant_id = :tenant AND cause IN ('RECEIVED', 'INBOUND', 'REMOVED') GROUP BY cause, product_id`);
  const there = new Map(rows.map((row) => [`${row.cause} ${row.product_id}`, row]));
  return [...book.moved.values()].flatMap((told) => {
    const row = there.get(`${told.cause} ${told.productId}`) ?? { quantity: 0, weight: 0, times: 0 };
    const isSame =
      told.cause === 'REMOVED'
        ? Number(row.times) === told.times
        : Number(row.quantity) === told.quantity && Math.round(Number(row.weight) * 100) === told.weight;
    return isSame ? [] : [{ told, row }];
  });
}

async function strayStates(query, book) {
  const receipts = await query('SELECT id, status FROM delivery_receipt WHERE tenant_id = :tenant');
  const counts = await query('SELECT id, status FROM stock_count WHERE tenant_id = :tenant');
  return [
    ...receipts.filter(({ id, status }) => book.receipts.has(id) && book.receipts.get(id).status !== status),
    ...counts.filter(({ id, status }) => book.counts.has(id) && book.counts.get(id).status !== status),
  ];
}
