import { runInContext } from '@depot/node-context';
import { type TestDatabase, testDatabase } from '@depot/node-testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Column, Entity, In, MoreThan, PrimaryColumn } from 'typeorm';
import { AmountColumn, FlagColumn, TenantOwnedEntity, TimeColumn } from './columns.js';
import type { Migration } from './migration/migration.js';
import { createTable, dropTable } from './migration/steps.js';
import { lastInsertId } from './sql/render.js';
import type { NewRow } from './table.js';

// Inserts more rows than one statement takes; MySQL needs three times as long as MariaDB.
jest.setTimeout(180_000);

@Entity('parcel')
class Parcel extends TenantOwnedEntity {
  @Column({ type: 'varchar', length: 20 })
  label!: string;

  @AmountColumn({ default: 0 })
  weight!: number;

  /** Cents: no transformer, so that the column is an integer on both sides. */
  @Column({ type: 'bigint', default: 0 })
  cents!: number;

  @Column({ type: 'mediumtext', nullable: true })
  contents!: string | null;

  @Column({ type: 'date', nullable: true })
  expiry!: string | null;

  @Column({ type: 'enum', enum: ['NEW', 'SENT'], default: 'NEW' })
  status!: 'NEW' | 'SENT';

  @FlagColumn({ default: false })
  fragile!: boolean;

  @TimeColumn({ nullable: true })
  sentAt!: number | null;

  @Column({ type: 'int', unsigned: true, default: 1 })
  pieces!: number;
}

@Entity('parcel_sum')
class ParcelSum {
  @PrimaryColumn({ type: 'int', unsigned: true })
  tenantId!: number;

  @PrimaryColumn({ type: 'date' })
  day!: string;

  @Column({ type: 'int' })
  parcels!: number;

  @AmountColumn({ precision: 18 })
  sum!: number;
}

const parcels: Migration = {
  name: '202601010000-parcel',
  up: [
    createTable(
      'parcel',
      `
      id INT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY, tenant_id INT UNSIGNED NOT NULL, label VARCHAR(20) NOT NULL,
      weight DECIMAL(14,2) NOT NULL DEFAULT 0, cents BIGINT NOT NULL DEFAULT 0, contents MEDIUMTEXT NULL, expiry DATE NULL,
      status ENUM('NEW', 'SENT') NOT NULL DEFAULT 'NEW', fragile TINYINT(1) NOT NULL DEFAULT 0, sent_at BIGINT NULL,
      pieces INT UNSIGNED NOT NULL DEFAULT 1, UNIQUE KEY parcel_label (label), CONSTRAINT parcel_weight CHECK (weight >= 0)`,
    ),
    createTable(
      'parcel_sum',
      `tenant_id INT UNSIGNED NOT NULL, day DATE NOT NULL, parcels INT NOT NULL, sum DECIMAL(18,2) NOT NULL,
      PRIMARY KEY (tenant_id, day)`,
    ),
  ],
  down: [dropTable('parcel_sum'), dropTable('parcel')],
};

const asTenant = <T>(tenantId: number, work: () => Promise<T>) => runInContext({ tenantId }, work);

const full = {
  label: "O'Neil; --",
  weight: 123_456_789_012,
  cents: Number.MAX_SAFE_INTEGER,
  contents: JSON.stringify({ text: '"quoted" \\ ü 漢字 😀', list: [1, null] }),
  expiry: '2026-02-28',
  status: 'SENT' as const,
  fragile: true,
  sentAt: 1_790_000_000_123,
  pieces: 4_000_000_000,
};
const empty = { ...full, label: 'empty', contents: null, expiry: null, fragile: false, sentAt: null };

describe('bulk', () => {
  let database: TestDatabase;
  let db: TestDatabase['db'];

  beforeAll(async () => {
    database = await testDatabase([[parcels]]);
    db = database.db;
  });
  afterAll(() => database.drop());
  beforeEach(async () => {
    const everywhere = db.unscoped('tests start empty');
    await everywhere.execute('DELETE FROM parcel');
    await everywhere.execute('DELETE FROM parcel_sum');
  });

  const stored = () => db.of(Parcel).find({}, { order: { id: 'ASC' } });
  const add = (...labels: string[]) => db.bulk(Parcel).insertReturningIds(labels.map((label) => ({ label })));

  describe('insert', () => {
    it('takes every type of column, and the default where a row leaves one out', async () => {
      await asTenant(1, async () => {
        await db.bulk(Parcel).insert([full, empty, { label: 'default' }]);
        const plain = { weight: 0, cents: 0, contents: null, expiry: null, status: 'NEW', fragile: false, pieces: 1 };
        expect((await stored()).map((row) => ({ ...row, cents: Number(row.cents) }))).toMatchObject([
          { ...full, tenantId: 1 },
          { ...empty, tenantId: 1 },
          { label: 'default', ...plain, tenantId: 1 },
        ]);
      });
    });

    it('sends more rows than one statement takes, and none where there are none', async () => {
      await asTenant(1, async () => {
        await db.bulk(Parcel).insert(Array.from({ length: 2_500 }, (_, index) => ({ label: `p${index}` })));
        expect(await db.of(Parcel).count()).toBe(2_500);
        await db.bulk(Parcel).insert([]);
        expect(await db.bulk(Parcel).insertReturningIds([])).toEqual([]);
      });
    });

    it('returns the ids of many rows in order', async () => {
      await asTenant(1, async () => {
        const labels = Array.from({ length: 1_200 }, (_, index) => `c${index}`);
        const rows = labels.map((label, index) => (index % 2 ? { label } : { label, pieces: index + 2 }));
        const ids = await db.bulk(Parcel).insertReturningIds(rows);
        const found = await db.of(Parcel).find({ id: In(ids) }, { order: { id: 'ASC' } });
        expect(found.map(({ label }) => label)).toEqual(labels);
        expect(await db.of(Parcel).count({ pieces: MoreThan(1) })).toBe(600);
      });
    });

    it('means the same row before by every row, however many they are', async () => {
      await asTenant(1, async () => {
        const rows = Array.from({ length: 1_100 }, (_, index): NewRow<Parcel> => ({
          label: `c${index}`,
          pieces: lastInsertId,
        }));
        const [first] = await db.transaction(() =>
          db.batch([() => db.of(Parcel).insert({ label: 'first' }), () => db.bulk(Parcel).insertReturningIds(rows)]),
        );
        expect(await db.of(Parcel).count({ pieces: first })).toBe(1_100);
      });
    });

    it('waits for the end of the transaction where it is told to', async () => {
      await asTenant(1, async () => {
        await db.transaction(async () => {
          await db.bulk(Parcel).insertOnCommit([{ label: 'one', weight: 150 }, { label: 'two' }]);
          expect(await db.of(Parcel).count()).toBe(0);
        });
        expect(await stored()).toMatchObject([
          { label: 'one', weight: 150, tenantId: 1 },
          { label: 'two', weight: 0, tenantId: 1 },
        ]);
        await db.bulk(Parcel).insertOnCommit([]);
      });
    });

    it('goes to whom each row says, without a tenant', async () => {
      const rows = [1, 2].map((tenantId) => ({ tenantId, label: `of ${tenantId}` }));
      await db.unscoped('rows of several tenants').bulk(Parcel).insert(rows);
      expect(await asTenant(2, stored)).toMatchObject([{ tenantId: 2, label: 'of 2' }]);
    });
  });

  describe('update', () => {
    it('takes every type of column', async () => {
      await asTenant(1, async () => {
        const [first = 0, second = 0] = await add('first', 'second');
        expect(
          await db.bulk(Parcel).update([
            { ...empty, id: second },
            { ...full, id: first },
          ]),
        ).toBe(2);
        expect((await stored()).map((row) => ({ ...row, cents: Number(row.cents) }))).toMatchObject([full, empty]);
      });
    });

    it('adds, sets the same of each and leaves out those that do not meet the condition', async () => {
      await asTenant(1, async () => {
        const [first = 0, second = 0, third = 0] = await add('first', 'second', 'third');
        const bulk = db.bulk(Parcel);
        await bulk.update([first, second, third].map((id) => ({ id, weight: 500, pieces: id === third ? 0 : 7 })));
        const more = {
          add: ['weight', 'pieces'],
          set: 't.sent_at = COALESCE(:time, t.sent_at)',
          where: `t.pieces > 0 AND t.status = 'NEW'`,
          values: { time: 99 },
        } as const;
        const changes = [first, second, third].map((id) => ({ id, weight: -250, pieces: -2 }));
        expect(await bulk.update(changes, more)).toBe(2);
        expect(await stored()).toMatchObject([
          { weight: 250, pieces: 5, sentAt: 99 },
          { weight: 250, pieces: 5, sentAt: 99 },
          { weight: 500, pieces: 0, sentAt: null },
        ]);
        // An unchanged row counts as changed, so that a caller can tell how many rows exist.
        expect(await bulk.update([{ id: first, pieces: 5 }])).toBe(1);
      });
    });

    it('changes none where the table refuses one', async () => {
      await asTenant(1, async () => {
        const [first = 0, second = 0] = await add('first', 'second');
        const take = [first, second].map((id) => ({ id, weight: id === first ? 100 : -1 }));
        await expect(db.bulk(Parcel).update(take, { add: ['weight'] })).rejects.toThrow('parcel_weight');
        expect(await stored()).toMatchObject([{ weight: 0 }, { weight: 0 }]);
      });
    });

    it('refuses a text that does not fit instead of cutting it or making it null', async () => {
      await asTenant(1, async () => {
        const [id = 0] = await add('first');
        await expect(db.bulk(Parcel).update([{ id, label: 'x'.repeat(21) }])).rejects.toThrow('label');
        await expect(db.bulk(Parcel).update([{ id, contents: 'x'.repeat(70_000) }])).resolves.toBe(1);
        expect((await stored())[0]?.contents).toHaveLength(70_000);
      });
    });

    it('leaves rows of another tenant alone', async () => {
      const [id = 0] = await asTenant(2, () => add('theirs'));
      expect(await asTenant(1, () => db.bulk(Parcel).update([{ id, label: 'mine' }]))).toBe(0);
      expect(await asTenant(2, stored)).toMatchObject([{ label: 'theirs' }]);
    });

    it('refuses rows without their key or with a gap', async () => {
      await asTenant(1, async () => {
        await expect(db.bulk(Parcel).update([{ label: 'x' }])).rejects.toThrow('key');
        const gap = [{ id: 1, label: 'x' }, { id: 2 } as { id: number; label: string }];
        await expect(db.bulk(Parcel).update(gap)).rejects.toThrow('label');
      });
    });

    it('travels with other statements in one packet', async () => {
      await asTenant(1, async () => {
        const [id = 0] = await add('first');
        const [changed, rows] = await db.transaction(() =>
          db.batch([
            () => db.bulk(Parcel).update([{ id, weight: 125 }]),
            () => db.query<{ weight: number }>('SELECT weight FROM parcel WHERE tenant_id = :tenantId'),
          ]),
        );
        expect([changed, rows]).toEqual([1, [{ weight: 125 }]]);
      });
    });

    it('takes rows in the order of their key, so that two never wait for each other', async () => {
      await asTenant(1, async () => {
        const ids = await add(...Array.from({ length: 200 }, (_, index) => `p${index}`));
        const grow = (each: readonly number[]) =>
          db.transaction(() =>
            db.bulk(Parcel).update(
              each.map((id) => ({ id, pieces: 1 })),
              { add: ['pieces'] },
            ),
          );
        await Promise.all([...Array(6).keys()].map((at) => grow(at % 2 ? [...ids].reverse() : ids)));
        expect(new Set((await stored()).map(({ pieces }) => pieces))).toEqual(new Set([7]));
      });
    });
  });

  describe('upsert', () => {
    it('inserts rows or replaces what they say', async () => {
      await asTenant(1, async () => {
        const [id] = await add('first');
        await db.bulk(Parcel).upsert([
          { id, label: 'changed', weight: 5 },
          { label: 'new', weight: 7 },
        ]);
        expect(await stored()).toMatchObject([
          { id, label: 'changed', weight: 5 },
          { label: 'new', weight: 7 },
        ]);
      });
    });

    it('adds to what is there, and only where it meets the condition', async () => {
      await asTenant(1, async () => {
        const sums = (parcels: number, sum: number) =>
          ['2026-01-01', '2026-01-02'].map((day) => ({ day, parcels, sum }));
        const bulk = db.bulk(ParcelSum);
        await bulk.upsert(sums(2, 1050), { add: ['parcels', 'sum'] });
        await bulk.upsert(sums(-1, -50), { add: ['parcels', 'sum'] });
        expect(await db.of(ParcelSum).find()).toMatchObject(sums(1, 1000));
        const later = { where: 'parcel_sum.day > :day', values: { day: '2026-01-01' } };
        await bulk.upsert(sums(9, 900), { ...later, replace: ['sum', 'parcels'] });
        expect(await db.of(ParcelSum).find({}, { order: { day: 'ASC' } })).toMatchObject([
          { parcels: 1, sum: 1000 },
          { parcels: 9, sum: 900 },
        ]);
      });
    });

    it('leaves rows of another tenant alone', async () => {
      const [id] = await asTenant(2, () => add('theirs'));
      await asTenant(1, () => db.bulk(Parcel).upsert([{ id, label: 'mine' }]));
      expect(await asTenant(2, stored)).toMatchObject([{ label: 'theirs' }]);
    });
  });

  it('makes rows a table that a statement joins', async () => {
    await asTenant(1, async () => {
      const [first = 0, second = 0] = await add('first', 'second');
      const wanted = [first, second, 999].map((id) => ({ id, weight: -id * 100, expiry: null }));
      const { table, values } = db.bulk(Parcel).asTable(wanted, ['id', 'weight', 'expiry'], 'wanted');
      const rows = await db.query(
        `SELECT p.label, w.weight, w.expiry FROM ${table} w JOIN parcel p ON p.id = w.id WHERE p.tenant_id = :tenantId ORDER BY p.id`,
        values,
      );
      expect(rows).toEqual([
        { label: 'first', weight: -first * 100, expiry: null },
        { label: 'second', weight: -second * 100, expiry: null },
      ]);
    });
  });
});
