/** Compares the product's reports over HTTP with sums of its rows. */
const cents = (amount) => Math.round(Number(amount ?? 0) * 100);
const inCents = (formatted) =>
  Math.round(Number(formatted.replace(/[^0-9.-]/g, '')) * 100) * (/^\(.*\)$/.test(formatted) ? -1 : 1);
const start = Date.UTC(2020, 0, 1);
const tomorrow = () => Date.now() + 86_400_000;

const bySql = `SELECT store_id, SUM(IF(kind = 'I', total, -total)) AS sales, SUM(IF(kind = 'I', paid, -paid)) AS paid
  FROM invoice
  WHERE tenant_id = :tenant AND status <> 'VOID' GROUP BY store_id`;

/** Faults of one tenant: `[{ invariant, what, rows }]`. */
export async function reportFaults(query, { tenant, isBusy }) {
  const found = [];
  const tell = (invariant, what, rows) => rows.length > 0 && found.push({ invariant, what, rows });
  const sums = new Map((await query(bySql)).map((row) => [row.store_id, row]));
  tell(13, 'sales are not what the invoices come to', await salesFaults(tenant, sums));
  tell(13, 'a statement is not what the sales report says', await statementFaults(tenant, sums));
  tell(13, 'ages of what is owed do not add up', await ageingFaults(tenant, sums));
  tell(13, 'a row of product usage is not the sum of its stores', await usageFaults(tenant));
  tell(17, 'pending orders are counted wrongly', await pendingFaults(tenant, query));
  if (isBusy)
    tell(11, 'a correction of a price touches what it must not, or twice', await correctionFaults(tenant, query));
  tell(1, 'the product itself says that figures disagree', await ownFaults(tenant));
  return found;
}

async function salesFaults(tenant, sums) {
  const { list } = await tenant.must('admin', 'POST', '/report/sales', { startDate: start, endDate: tomorrow() });
  return tenant.stores.flatMap(({ id }) => {
    const [row, sum] = [list.find(({ userId }) => userId === id), sums.get(id)];
    const isSame = cents(row?.sales) === cents(sum?.sales) && cents(row?.paid) === cents(sum?.paid);
    return isSame ? [] : [{ row, sum }];
  });
}

async function statementFaults(tenant, sums) {
  const faults = [];
  for (const { id } of tenant.stores.slice(0, 2)) {
    const { obj } = await tenant.must('admin', 'POST', '/report/statement', { start, end: tomorrow(), userId: id });
    const [invoices, returns] = ['Invoices', 'Returns'].map((name) => obj.tables.find((table) => table.name === name));
    const total = [invoices, returns].map((table) => Math.abs(table ? inCents(table.formattedTotalAmount) : 0));
    if (total[0] - total[1] !== cents(sums.get(id)?.sales)) faults.push({ store: id, total, sum: sums.get(id) });
  }
  return faults;
}

async function ageingFaults(tenant, sums) {
  const { list } = await tenant.must('admin', 'GET', '/report/ageing');
  const wrong = list.filter(({ amounts, owed }) => amounts.reduce((sum, each) => sum + cents(each), 0) !== cents(owed));
  const owed = list.reduce((sum, row) => sum + cents(row.owed), 0);
  const expected = [...sums.values()].reduce((sum, row) => sum + cents(row.sales) - cents(row.paid), 0);
  return owed === expected ? wrong : [...wrong, { owed, expected }];
}

async function usageFaults(tenant) {
  const body = {
    storeIds: tenant.stores.map(({ id }) => id),
    productIds: tenant.goods.map(({ id }) => id),
    start,
    end: tomorrow(),
  };
  const { list } = await tenant.must('admin', 'POST', '/report/product-usage', body);
  const sum = (stores, field) => stores.reduce((all, each) => all + cents(each[field]), 0);
  return list.filter(
    ({ stores, totalWeight, totalQuantity, totalWholesalePrice }) =>
      sum(stores, 'weight') !== cents(totalWeight) ||
      sum(stores, 'quantity') !== cents(totalQuantity) ||
      sum(stores, 'totalWholesalePrice') !== cents(totalWholesalePrice),
  );
}

async function pendingFaults(tenant, query) {
  const { obj } = await tenant.must('manager', 'GET', '/order/pending-count');
  const [{ pending }] = await query(
    `SELECT COUNT(*) AS pending FROM orders WHERE tenant_id = :tenant AND status = 'PENDING'`,
  );
  return obj.count === pending ? [] : [{ said: obj.count, pending }];
}

/**
 * Runs a correction for one store and its current invoices: it must do what its dry run reported, and a second run
 * nothing.
 */
async function correctionFaults(tenant, query) {
  const [product, store] = [tenant.goods[0].id, tenant.stores[0].id];
  const price = { productId: product, price: 4.25, wholesalePrice: 4.25, storeIds: [store] };
  const body = { ...price, start: Date.now() - 60_000, end: tomorrow() };
  const correct = async (more) =>
    (await tenant.must('manager', 'PUT', '/correction/invoice-product-price', { ...body, ...more })).list;
  const paid = await query(
    `SELECT CONCAT(kind, number) AS id FROM invoice
     WHERE tenant_id = :tenant AND (status <> 'UNPAID' OR store_id <> ${store})`,
  );
  const untouchable = new Set(paid.map(({ id }) => id));
  const [said, done, again] = [await correct({ dryRun: true }), await correct(), await correct()];
  const isRight =
    again.length === 0 && JSON.stringify(said) === JSON.stringify(done) && !done.some((id) => untouchable.has(id));
  return isRight ? [] : [{ said, done, again }];
}

/** The consistency checks that ADMIN and the doctor read. */
async function ownFaults(tenant) {
  const { list: quantities } = await tenant.must('admin', 'GET', '/admin/quantity-mismatch');
  const { list: bookings } = await tenant.must('admin', 'GET', '/admin/product-mismatch');
  const { obj: log } = await tenant.must('admin', 'GET', '/admin/activity-log/check');
  return [...quantities, ...bookings, ...(log.broken ? [log] : [])];
}
