/** A file comes in whole or not at all, and once. */
export async function importFaults(query, { book }) {
  const runs = await query('SELECT id, kind, status FROM import_run WHERE tenant_id = :tenant');
  const status = new Map(runs.map((run) => [run.id, run.status]));
  const isIn = (id) => status.get(id) === 'APPLIED';
  const known = [...book.imports].map(([id, effect]) => ({ id, ...effect, isIn: isIn(id) }));
  return [
    ...missing(
      known,
      'references',
      await query('SELECT reference AS name FROM imported_order WHERE tenant_id = :tenant'),
    ),
    ...missing(known, 'codes', await query('SELECT code AS name FROM product WHERE tenant_id = :tenant')),
    ...(await movedOtherwise(query, known)),
  ];
}

/** Names of files that came in are there once, those of others are not. */
function missing(known, field, rows) {
  const times = new Map();
  for (const { name } of rows) times.set(name, (times.get(name) ?? 0) + 1);
  return known.flatMap(({ id, isIn, [field]: names = [] }) =>
    names
      .filter((name) => (times.get(name) ?? 0) !== (isIn ? 1 : 0))
      .map((name) => ({ import: id, isIn, name, times: times.get(name) ?? 0 })),
  );
}

async function movedOtherwise(query, known) {
  const expected = new Map();
  for (const { amounts = [] } of known.filter(({ isIn }) => isIn))
    for (const { productId, quantity } of amounts) expected.set(productId, (expected.get(productId) ?? 0) + quantity);
  const rows = await query(
    `SELECT product_id, SUM(quantity) AS quantity FROM stock_movement
     WHERE tenant_id = :tenant AND cause = 'IMPORT' GROUP BY product_id`,
  );
  const there = new Map(rows.map((row) => [row.product_id, Number(row.quantity)]));
  return [...new Set([...expected.keys(), ...there.keys()])]
    .filter((id) => (expected.get(id) ?? 0) !== (there.get(id) ?? 0))
    .map((id) => ({ product: id, expected: expected.get(id) ?? 0, there: there.get(id) ?? 0 }));
}
