/**
 * An equal server: by hand as the baseline, but it keeps what Depot keeps, in tables that are Depot's: who asks and
 * whether they may, prices of the store, credit, numbers without a hole, pieces by lot in the order in which they
 * expire, bookings, ledger with balances, allocation, history and tally of orders, changes for who looks on, and the
 * log with before and after.
 */
import { createPool } from 'mysql2/promise';
import { serveByHand, transactionsOf } from '../by-hand.mjs';
import { createOrder } from './create-order.mjs';
import { processOrder } from './process-order.mjs';
import { sessionsOf } from './session.mjs';
import { shipOrder } from './ship-order.mjs';
import { copyTables } from './tables.mjs';

const [depotUrl, secret] = process.argv.slice(2);
const pool = createPool({ uri: await copyTables(depotUrl), connectionLimit: 20, decimalNumbers: true });
const inTransaction = transactionsOf(pool);
const inOne = (work) => (body, person) => inTransaction((connection) => work(connection, body, person));

serveByHand(
  { '/order': inOne(createOrder), '/process': inOne(processOrder), '/outbound': inOne(shipOrder) },
  sessionsOf(pool, secret),
);
