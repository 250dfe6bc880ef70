import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInContext } from '@depot/node-context';
import { Db } from '@depot/node-database';
import { type Importer, Importers, type ImportOptions, runImport, type Transactions } from '@depot/node-importing';
import { createStage } from '@depot/node-platform';
import { type TestApp, untilLockWait } from '@depot/node-testing';
import { expectLedgerToAgree } from '@depot/service-testing/ledger-invariants';
import { providerOf } from '@depot/service-testing/provider-of';
import { shippedOrder } from '@depot/service-testing/shipped-order';
import { openTrade, type Trade } from '@depot/service-testing/trade';
import { wholeProduct } from '@depot/service-testing/whole-product';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';

const orders = 300;
const firstStage = createStage(1_000_000).tenantId;
/** Tables with rows of an import of past orders. */
const tables = [
  'orders',
  'imported_order',
  'order_tally',
  'invoice',
  'invoice_payment',
  'invoice_sum',
  'ledger_entry',
  'number_series',
];

class Killed extends Error {}

interface Sweeper {
  run(): Promise<void>;
  clearRows(id: number, importer: Importer<unknown>): Promise<void>;
}

describe('an import of past orders that waits on its stage', () => {
  let app: TestApp;
  let trade: Trade;
  let other: Trade;
  let folder: string;
  let path: string;

  beforeAll(async () => {
    app = await wholeProduct();
    trade = await openTrade(app);
    other = await openTrade(app);
    for (const one of [trade, other]) await one.receive([{ productId: one.goods.No, quantity: 1000 }]);
    folder = await mkdtemp(join(tmpdir(), 'depot-staged-'));
    path = join(folder, 'orders.csv');
    const store = trade.tenant.store.name;
    const lines = Array.from({ length: orders }, (_, order) =>
      [1, 2, 3].map(
        (quantity) => `A${order},2026-03-04,${store},Jar of olives,${quantity},1.25,${order % 2 ? 'Yes' : 'No'}`,
      ),
    );
    await writeFile(path, ['Order,Date,Store,Product,Quantity,Rate,Paid', ...lines.flat()].join('\n'));
  });
  afterAll(async () => {
    await app.close();
    await rm(folder, { recursive: true });
  });

  const importer = () => app.app.get(Importers, { strict: false }).find('orders')!;
  const sweeper = () => providerOf<Sweeper>(app, 'ImportSweeper');
  const run = (transactions: Transactions, more: Partial<ImportOptions> & { id: number }) =>
    trade.asManager(() =>
      runImport(path, importer(), transactions, { dryRun: false, stage: createStage(more.id), ...more }),
    );
  const rows = <T>(sql: string, values: unknown[] = []) => app.database.dataSource.query<T[]>(sql, values);
  const count = async (sql: string, values: unknown[] = []) => Number((await rows<{ n: number }>(sql, values))[0]?.n);
  /** Data visible to users, and data that must never be inconsistent. */
  const seen = async () => {
    const { body } = await trade.manager.post<{ total: number }>('/api/order/query', { page: 0 });
    const invoices = await trade.manager.get(`/api/invoice?userId=${trade.tenant.store.id}`);
    return {
      orders: body.total,
      invoices: invoices.body.list.length,
      lines: await count(
        'SELECT COUNT(*) n FROM order_line l JOIN orders o ON o.id = l.order_id AND o.tenant_id = l.tenant_id',
      ),
      payments: await count('SELECT COUNT(*) n FROM invoice_payment WHERE tenant_id = ?', [trade.tenant.tenantId]),
    };
  };
  const left = async () => {
    const found = await Promise.all(
      tables.map(
        async (table) =>
          [table, await count(`SELECT COUNT(*) n FROM ${table} WHERE tenant_id >= ?`, [firstStage])] as const,
      ),
    );
    return Object.fromEntries(found.filter(([, n]) => n > 0));
  };
  const partsOfStages = () =>
    count(
      `SELECT (SELECT COUNT(*) FROM order_line l JOIN orders o ON o.id = l.order_id WHERE o.tenant_id >= ?)
         + (SELECT COUNT(*) FROM invoice_item t JOIN invoice i ON i.id = t.invoice_id WHERE i.tenant_id >= ?) n`,
      [firstStage, firstStage],
    );

  /** An import whose process has died; returns its id. */
  const died = async () => {
    const { insertId } = await app.db.unscoped('an import whose process died').execute(
      `INSERT INTO import_run (tenant_id, kind, file_name, dry_run, status, problems, ignored_columns, user_name, time, heard_at, staged)
       VALUES (:tenant, 'orders', 'a.csv', 0, 'APPLYING', '[]', '[]', 'M', 0, 0, 1)`,
      { tenant: trade.tenant.tenantId },
    );
    return insertId;
  };

  it('shows nothing before its end and leaves nothing behind, wherever it is killed', async () => {
    const before = await seen();
    const db = app.app.get(Db, { strict: false });
    let killed = 0;
    for (let survived = 0; killed === survived; survived += 1) {
      let steps = 0;
      const transactions: Transactions = {
        transaction: async (work) => {
          if (steps === survived) throw new Killed();
          steps += 1;
          return db.transaction(work);
        },
      };
      // The last of them is killed within, when everything but its commit is done.
      const onApplied = () => Promise.reject(new Killed());
      await expect(run(transactions, { id: survived + 1, onApplied })).rejects.toBeInstanceOf(Killed);
      expect(await seen()).toEqual(before);
      await trade.asManager(() => sweeper().clearRows(survived + 1, importer()));
      expect([await left(), await partsOfStages()]).toEqual([{}, 0]);
      // Killed by the count, not by the end: there is a later step.
      if (steps === survived) killed += 1;
    }
    expect(killed).toBeGreaterThan(4);
    expect(await seen()).toEqual(before);
  });

  it('lets its own tenant and others order meanwhile, and comes in whole', async () => {
    const db = app.app.get(Db, { strict: false });
    const before = await seen();
    const displayIds: number[] = [];
    const order = async ({ store, goods }: Trade) => {
      const orderItems = [{ productId: goods.No, quantity: 1 }];
      const { status, body } = await store.post('/api/order', { orderItems });
      expect(status).toBe(201);
      return Number(body.obj.displayId);
    };
    // Within each of its transactions, while its locks are held.
    const transactions: Transactions = {
      transaction: (work) =>
        db.transaction(async () => {
          const result = await work();
          if (displayIds.length < 3) {
            displayIds.push(await db.outsideTransaction(() => order(trade)));
            await db.outsideTransaction(() => order(other));
          }
          return result;
        }),
    };
    const outcome = await run(transactions, { id: 500 });
    expect(outcome).toMatchObject({ result: 'applied', rows: orders * 3 });
    expect(displayIds).toHaveLength(3);
    expect(await seen()).toMatchObject({
      orders: before.orders + orders + 3,
      payments: before.payments + orders / 2,
      lines: before.lines + orders * 3 + 6,
    });
    expect([await left(), await partsOfStages()]).toEqual([{}, 0]);
    const { tenantId } = trade.tenant;
    const tallied = await count('SELECT SUM(orders) n FROM order_tally WHERE tenant_id = ?', [tenantId]);
    expect(tallied).toBe(await count('SELECT COUNT(*) n FROM orders WHERE tenant_id = ?', [tenantId]));
    const summed = await count('SELECT SUM(sales) * 100 n FROM invoice_sum WHERE tenant_id = ? AND days = 1', [
      tenantId,
    ]);
    expect(summed).toBe(orders * 750);
    await expectLedgerToAgree(trade);
    const numbers = await rows<{ number: number }>('SELECT display_id number FROM orders WHERE tenant_id = ?', [
      tenantId,
    ]);
    expect(new Set(numbers.map(({ number }) => number)).size).toBe(numbers.length);
    const payments = await rows<{ number: number; late: number }>(
      `SELECT p.number, p.payment_date - i.invoice_date late FROM invoice_payment p JOIN invoice i ON i.id = p.invoice_id
       WHERE p.tenant_id = ? ORDER BY p.number`,
      [tenantId],
    );
    const first = payments[0]?.number ?? 0;
    expect(payments.map(({ number, late }) => [number - first, Number(late)])).toEqual(
      Array.from({ length: orders / 2 }, (_, at) => [at, 0]),
    );
  });

  it('takes nobody along while it waits for a row itself', async () => {
    const order = async () => {
      const response = await other.store.post('/api/order', {
        orderItems: [{ productId: other.goods.No, quantity: 1 }],
      });
      return response.status;
    };
    const bill = async () => {
      const { orderId } = await shippedOrder(other, { jars: 1 });
      return (await other.ops.post('/api/invoice', { orderId })).status;
    };
    // holds other goods than theirs, and no place
    expect([await order(), await bill()]).toEqual([201, 201]);
    await rows('DELETE FROM imported_order WHERE tenant_id = ?', [trade.tenant.tenantId]);
    for (const [table, others] of [
      ['order_line', order],
      ['invoice_item', bill],
    ] as const) {
      const holder = app.database.dataSource.createQueryRunner();
      await holder.connect();
      try {
        await holder.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ');
        await holder.query('START TRANSACTION');
        await holder.query(`SELECT * FROM ${table} FORCE INDEX (${table}_product) WHERE product_id = ? FOR UPDATE`, [
          trade.goods.No,
        ]);
        const id = table === 'order_line' ? 700 : 701;
        const running = run(app.db, { id });
        expect(await untilLockWait(app.database.dataSource, running)).toBe(true);
        const status = await others();
        await holder.query('ROLLBACK');
        expect([table, status]).toEqual([table, 201]);
        expect(await running).toMatchObject({ result: 'applied' });
        await rows('DELETE FROM imported_order WHERE tenant_id = ?', [trade.tenant.tenantId]);
      } finally {
        await holder.query('ROLLBACK');
        await holder.release();
      }
    }
  });

  it('is given up when its process has died, and can then not end any more', async () => {
    const { tenantId } = trade.tenant;
    const insertId = await died();
    await rows(
      'INSERT INTO orders (tenant_id, display_id, store_id, status, time, created_by) VALUES (?, 1, 1, ?, 0, 1)',
      [createStage(insertId).tenantId, 'DONE'],
    );
    await sweeper().run();
    expect(await left()).toEqual({});
    const { body } = await trade.manager.get(`/api/import?id=${insertId}`);
    expect(body.obj).toMatchObject({ status: 'REFUSED', errorCount: 1 });
    const [run] = await rows<{ staged: number }>('SELECT staged FROM import_run WHERE id = ?', [insertId]);
    expect(run?.staged).toBe(0);
    const runs = providerOf<{ markStaged(id: number): Promise<void> }>(app, 'ImportRunRepository');
    const begin = () => runInContext({ tenantId }, () => runs.markStaged(insertId));
    await expect(begin()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });

  it('is cleared away where what another has left cannot be', async () => {
    const [failing, next] = [await died(), await died()];
    const { staging } = importer();
    const clear = staging.clear.bind(staging);
    jest
      .spyOn(staging, 'clear')
      .mockImplementation((stage) =>
        stage.tenantId === createStage(failing).tenantId ? Promise.reject(new Error('It is held.')) : clear(stage),
      );
    await sweeper().run();
    const staged = () => count('SELECT COUNT(*) n FROM import_run WHERE staged = 1 AND id IN (?)', [[failing, next]]);
    expect(await staged()).toBe(1);
    jest.restoreAllMocks();
    await sweeper().run();
    expect(await staged()).toBe(0);
  });

  it('is refused whole where another has brought the same order in since it looked', async () => {
    const db = app.app.get(Db, { strict: false });
    await rows('DELETE FROM imported_order WHERE tenant_id = ?', [trade.tenant.tenantId]);
    const before = await seen();
    const [any] = await rows<{ id: number }>('SELECT id FROM orders WHERE tenant_id = ? LIMIT 1', [
      trade.tenant.tenantId,
    ]);
    const onStaged = async () => {
      await rows('INSERT INTO imported_order (tenant_id, reference, order_id) VALUES (?, ?, ?)', [
        trade.tenant.tenantId,
        'A7',
        any?.id,
      ]);
    };
    await expect(run(db, { id: 600, onStaged })).rejects.toMatchObject({ code: 'DUPLICATE' });
    expect(await seen()).toEqual(before);
    await trade.asManager(() => sweeper().clearRows(600, importer()));
    expect(await left()).toEqual({});
  });
});
