import { foreignFaults, viewOnlyFaults } from './access-rules.mjs';
import { unacknowledged } from './acknowledged.mjs';
import { importFaults } from './import-rules.mjs';
import { reportFaults } from './reports.mjs';
import { stockRules } from './stock-rules.mjs';
import { tradeRules } from './trade-rules.mjs';

const shownRows = 10;

/**
 * Checks all invariants while nothing runs. `parties`: `{ tenant, book, witnesses?, isBusy? }`; `resting` may change
 * nothing. Returns `[{ invariant, what, tenant, rows, count }]`, empty without violations.
 */
export async function brokenInvariants(connection, setting) {
  return [...(await brokenRows(connection, setting)), ...(await brokenAnswers(connection, setting))];
}

/** Checks rows against each other and against acknowledged commands. `memory` keeps earlier payments. */
export async function brokenRows(connection, { parties, memory }) {
  const found = [];
  for (const party of parties) {
    const query = queryOf(connection, party.tenant.id);
    const tell = teller(found, party.tenant);
    for (const { invariant, name, sql } of [...stockRules, ...tradeRules]) tell(invariant, name, await query(sql));
    tell(7, 'goods of a cancelled order are not where it was asked for', await cancelledFaults(query, party));
    for (const { what, rows } of await unacknowledged(query, party)) tell(9, what, rows);
    tell(9, 'a file came in otherwise than whole and once', await importFaults(query, party));
    tell(10, 'an invoice that was paid has changed', await changedPaid(query, memory, party.tenant.id));
    for (const witness of party.witnesses ?? []) tell(14, 'the witness was disturbed', await disturbed(query, witness));
  }
  return found;
}

/** Checks the product's responses against the rows. */
async function brokenAnswers(connection, { parties, resting }) {
  const found = [];
  for (const party of parties) {
    const query = queryOf(connection, party.tenant.id);
    const tell = teller(found, party.tenant);
    for (const { invariant, what, rows } of await reportFaults(query, party)) tell(invariant, what, rows);
    const foreign = parties.find((other) => other !== party).tenant;
    tell(14, 'somebody sees what is not theirs', await foreignFaults(query, party, foreign));
  }
  const rows = await viewOnlyFaults(queryOf(connection, resting.id), { tenant: resting });
  teller(found, resting)(15, 'somebody writes in view-only mode', rows);
  return found;
}

const teller = (found, tenant) => (invariant, what, rows) =>
  rows.length > 0 &&
  found.push({ invariant, what, tenant: tenant.name, rows: rows.slice(0, shownRows), count: rows.length });

const queryOf = (connection, tenant) => async (sql) => (await connection.query(sql, { tenant }))[0];

/**
 * Goods of cancelled orders: all back where that was asked for, none where it was not. Returns have their own rules.
 */
async function cancelledFaults(query, { book }) {
  const rows =
    await query(`SELECT o.id, m.product_id, SUM(IF(m.cause IN ('OUTBOUND', 'MANUAL'), m.quantity, 0)) AS gone,
      SUM(IF(m.cause = 'ADD_BACK', m.quantity, 0)) AS back,
      SUM(IF(m.cause IN ('OUTBOUND', 'MANUAL'), m.weight, 0)) AS goneWeight, SUM(IF(m.cause = 'ADD_BACK', m.weight,
        0)) AS backWeight
    FROM orders o JOIN stock_movement m ON m.tenant_id = :tenant AND m.order_id = o.id
    WHERE o.tenant_id = :tenant AND o.status = 'CANCELLED' AND NOT EXISTS (SELECT 1 FROM order_return r
      WHERE r.order_id = o.id) GROUP BY o.id, m.product_id`);
  return rows.filter(({ id, gone, back, goneWeight, backWeight }) => {
    const addBack = book.orders.get(id)?.addBack ?? false;
    const isAllBack =
      Number(gone) + Number(back) === 0 && Math.round((Number(goneWeight) + Number(backWeight)) * 100) === 0;
    return addBack ? !isAllBack : Number(back) !== 0 || Number(backWeight) !== 0;
  });
}

/** The content of an invoice must not change after it was first paid in full, also if a payment is reversed. */
async function changedPaid(query, memory, tenant) {
  const rows = await query(`SELECT CONCAT(i.kind, i.number) AS id, MD5(CONCAT_WS('|', i.total, i.store_id,
      i.client_name, i.invoice_date, i.bill_address, i.ship_address, i.seller_name,
      COALESCE(i.content_hash, ''), (SELECT GROUP_CONCAT(CONCAT_WS('|', it.product_id, it.description, it.quantity,
        it.weight, it.weights, it.rate, it.amount) ORDER BY it.position)
        FROM invoice_item it WHERE it.invoice_id = i.id))) AS hash
    FROM invoice i WHERE i.tenant_id = :tenant AND i.content_hash IS NOT NULL`);
  const now = new Map(rows.map(({ id, hash }) => [id, hash]));
  const before = memory.get(tenant) ?? new Map();
  memory.set(tenant, now);
  return [...before]
    .filter(([id, hash]) => now.get(id) !== hash)
    .map(([id, hash]) => ({ id, hash, now: now.get(id) ?? 'not sealed any more' }));
}

/** The figures of one witness beside those of its own model. */
async function disturbed(query, witness) {
  const expected = witness.figures();
  const store = witness.store.id;
  const stock = new Map(
    (await query(`SELECT * FROM product_stock WHERE tenant_id = :tenant`)).map((row) => [row.product_id, row]),
  );
  const hundredths = (value) => Math.round(Number(value) * 100);
  const [no, pool, pieces] = ['No', 'Weighting', 'Yes'].map((mode) => stock.get(witness.goods[mode]));
  const orders = await query(
    `SELECT status, COUNT(*) AS n FROM orders WHERE tenant_id = :tenant AND store_id = ${store} GROUP BY status`,
  );
  const money = await query(
    `SELECT kind, SUM(total) AS total, SUM(paid) AS paid FROM invoice
     WHERE tenant_id = :tenant AND store_id = ${store} AND status <> 'VOID' GROUP BY kind`,
  );
  const kind = (wanted) => money.find((row) => row.kind === wanted);
  const found = {
    No: [no.quantity, no.booked_quantity],
    Weighting: [hundredths(pool.total_weight), hundredths(pool.booked_weight)],
    Yes: [pieces.quantity, pieces.booked_quantity],
    orders: Object.fromEntries(
      Object.keys(expected.orders).map((status) => [status, orders.find((row) => row.status === status)?.n ?? 0]),
    ),
    invoiced: hundredths(kind('I')?.total ?? 0),
    credited: hundredths(kind('RI')?.total ?? 0),
    paid: hundredths(kind('I')?.paid ?? 0),
  };
  return JSON.stringify(found) === JSON.stringify(expected) ? [] : [{ found, expected }];
}
