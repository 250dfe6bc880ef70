import { runInContext } from '@depot/node-context';
import { type TestDatabase, testDatabase } from '@depot/node-testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Column, Entity } from 'typeorm';
import { AmountColumn, FlagColumn, TenantOwnedEntity, TimeColumn } from './columns.js';
import type { Migration } from './migration/migration.js';
import { createTable, dropTable } from './migration/steps.js';
import { statistics } from './rerun.js';
import { lastInsertId } from './sql/render.js';

@Entity('crate')
class Crate extends TenantOwnedEntity {
  @Column({ type: 'varchar' })
  label!: string;

  @AmountColumn({ default: 0 })
  netWeight!: number;

  @FlagColumn({ default: false })
  fragile!: boolean;

  @TimeColumn({ default: 0 })
  packedAt!: number;

  @Column({ type: 'int', default: 0 })
  pieces!: number;
}

const crates: Migration = {
  name: '202601010000-crate',
  up: [
    createTable(
      'crate',
      `
      id INT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY, tenant_id INT UNSIGNED NOT NULL, label VARCHAR(50) NOT NULL,
      net_weight DECIMAL(14,2) NOT NULL DEFAULT 0, fragile TINYINT(1) NOT NULL DEFAULT 0, packed_at BIGINT NOT NULL DEFAULT 0,
      pieces INT NOT NULL DEFAULT 0, UNIQUE KEY crate_label (tenant_id, label)`,
    ),
  ],
  down: [dropTable('crate')],
};

const asTenant = <T>(tenantId: number, work: () => Promise<T>) => runInContext({ tenantId }, work);

describe('Db', () => {
  let database: TestDatabase;
  let db: TestDatabase['db'];

  beforeAll(async () => {
    database = await testDatabase([[crates]]);
    db = database.db;
  });
  afterAll(() => database.drop());
  beforeEach(() => db.unscoped('tests start empty').execute('DELETE FROM crate'));

  describe('tenants', () => {
    it('refuses a statement that is not limited to a tenant', async () => {
      await asTenant(1, async () => {
        await expect(db.query('SELECT * FROM crate')).rejects.toThrow(':tenantId');
        await expect(db.execute('DELETE FROM crate')).rejects.toThrow(':tenantId');
        await expect(db.query("SELECT ':tenantId' AS x -- :tenantId\n FROM crate")).rejects.toThrow(':tenantId');
      });
    });

    it('refuses another tenant, and work without one', async () => {
      const sql = 'SELECT id FROM crate WHERE tenant_id = :tenantId';
      await expect(asTenant(1, () => db.query(sql, { tenantId: 2 }))).rejects.toThrow('another tenant');
      await expect(runInContext({}, () => db.query(sql))).rejects.toThrow('no tenant');
    });

    it('keeps repositories inside the tenant for reading, changing and deleting', async () => {
      const id = await asTenant(1, () => db.of(Crate).insert({ label: 'one' }));
      await asTenant(2, async () => {
        const table = db.of(Crate);
        expect(await table.find()).toEqual([]);
        expect(await table.findOne([{ id }, { label: 'one' }])).toBeUndefined();
        expect(await table.update({ id }, { label: 'stolen' })).toBe(0);
        expect(await table.delete({ id })).toBe(0);
        await expect(table.require({ id })).rejects.toThrow('Not found');
      });
      expect(await asTenant(1, () => db.of(Crate).require({ id }))).toMatchObject({ label: 'one', tenantId: 1 });
    });

    it('goes without a tenant only where a reason is given', async () => {
      await asTenant(1, () => db.of(Crate).insert({ label: 'one' }));
      await asTenant(2, () => db.of(Crate).insert({ label: 'two' }));
      expect(await db.unscoped('counting for a test').of(Crate).count()).toBe(2);
      expect(() => db.unscoped('')).toThrow('why');
    });
  });

  describe('values', () => {
    it('reads and writes hundredths, flags and times the same way through both doors', async () => {
      await asTenant(1, async () => {
        const packedAt = 1_790_000_000_123;
        const id = await db
          .of(Crate)
          .insert({ label: "O'Neil; --", netWeight: 123_456_789_012, fragile: true, packedAt });
        expect(await db.of(Crate).require({ netWeight: 123_456_789_012 })).toMatchObject({
          id,
          fragile: true,
          packedAt,
        });
        await db.of(Crate).update({ id }, { netWeight: -5 });
        const rows = await db.query<{ net: number; twice: number; pieces: number; fine: string; at: number }>(
          `SELECT net_weight net, SUM(net_weight) * 2 twice, SUM(pieces) pieces, net_weight * net_weight fine, packed_at at
           FROM crate WHERE tenant_id = :tenantId AND id IN (:ids) AND label = :label GROUP BY id`,
          { ids: [id, 0], label: "O'Neil; --" },
        );
        expect(rows).toEqual([{ net: -5, twice: -10, pieces: 0, fine: '0.0025', at: packedAt }]);
      });
    });

    it('takes empty lists for IN and NOT IN', async () => {
      await asTenant(1, async () => {
        await db.of(Crate).insert({ label: 'one' });
        const count = async (condition: string) =>
          (await db.query(`SELECT id FROM crate WHERE tenant_id = :tenantId AND id ${condition} (:ids)`, { ids: [] }))
            .length;
        expect([await count('IN'), await count('NOT IN')]).toEqual([0, 1]);
      });
    });

    it('refuses a value that is missing or that no column takes', async () => {
      const sql = 'SELECT id FROM crate WHERE tenant_id = :tenantId AND label = :label';
      for (const values of [{}, { label: undefined }, { label: { $ne: 1 } }, { label: Number.NaN }]) {
        await expect(asTenant(1, () => db.query(sql, values))).rejects.toThrow(':label');
      }
    });
  });

  describe('transactions', () => {
    it('undoes everything when the work fails, and runs what waits for the commit only after it', async () => {
      await asTenant(1, async () => {
        const told: string[] = [];
        const failing = db.transaction(async () => {
          await db.of(Crate).insert({ label: 'gone' });
          await db.afterCommit(() => told.push('never'));
          throw new Error('no');
        });
        await expect(failing).rejects.toThrow('no');
        await db.transaction(async () => {
          await db.transaction(() => db.of(Crate).insert({ label: 'kept' }));
          await db.afterCommit(async () =>
            told.push(`stored ${await db.of(Crate).count()}, inside ${String(db.inTransaction)}`),
          );
          expect(told).toEqual([]);
        });
        expect(told).toEqual(['stored 1, inside false']);
      });
    });

    it('sends what nobody waits for with the commit, in order, all of it or nothing', async () => {
      const add = (label: string) =>
        db.executeOnCommit('INSERT INTO crate (tenant_id, label) VALUES (:tenantId, :label)', { label });
      const labels = async () => (await db.of(Crate).find({}, { order: { id: 'ASC' } })).map(({ label }) => label);
      await asTenant(1, async () => {
        await db.transaction(async () => {
          await add('first; END');
          await add("second '-- #");
          expect(await labels()).toEqual([]);
        });
        expect(await labels()).toEqual(['first; END', "second '-- #"]);
        const twice = db.transaction(async () => {
          await add('third');
          await add('third');
        });
        await expect(twice).rejects.toMatchObject({ errno: 1062 });
        await expect(
          db.transaction(async () => {
            await add('fourth');
            throw new Error('no');
          }),
        ).rejects.toThrow('no');
        expect(await labels()).toHaveLength(2);
        await add('outside of one it goes at once');
        expect(await labels()).toHaveLength(3);
      });
    });

    it('runs the work again where only the last statements meet others', async () => {
      await asTenant(1, async () => {
        const table = db.of(Crate);
        const [one, two] = [await table.insert({ label: 'one' }), await table.insert({ label: 'two' })];
        const grow = (id: number) =>
          'UPDATE crate SET pieces = pieces + 1 WHERE tenant_id = :tenantId AND id = ' + String(id);
        const both = [
          [one, two],
          [two, one],
        ] as const;
        let waiting = 2;
        let go: () => void = () => undefined;
        const batch = new Promise<void>((resolve) => (go = resolve));
        await Promise.all(
          both.map(([first, last]) =>
            db.transaction(async () => {
              await db.execute(grow(first));
              await db.executeOnCommit(grow(last));
              waiting -= 1;
              if (waiting === 0) go();
              await batch;
            }),
          ),
        );
        expect((await table.find()).map(({ pieces }) => pieces)).toEqual([2, 2]);
      });
    });

    it('sends statements together, in order, each with its own answer', async () => {
      await asTenant(1, async () => {
        const [changed, id, ids, rows] = await db.transaction(() =>
          db.batch([
            () => db.execute('UPDATE crate SET pieces = 1 WHERE tenant_id = :tenantId'),
            () => db.of(Crate).insert({ label: 'first', netWeight: 250 }),
            () =>
              db.bulk(Crate).insertReturningIds([
                { label: 'second', pieces: lastInsertId },
                { label: 'third', pieces: lastInsertId },
              ]),
            () =>
              db.query<{ label: string; net: number }>(
                'SELECT label, net_weight net FROM crate WHERE tenant_id = :tenantId ORDER BY id',
              ),
          ]),
        );
        expect(changed.affectedRows).toBe(0);
        expect(await db.of(Crate).find({ pieces: id }, { order: { id: 'ASC' } })).toMatchObject(
          ids.map((each) => ({ id: each })),
        );
        expect(rows).toEqual([
          { label: 'first', net: 250 },
          { label: 'second', net: 0 },
          { label: 'third', net: 0 },
        ]);
      });
    });

    it('sends reads together outside of a transaction, over one connection, and changes alone', async () => {
      await asTenant(1, async () => {
        const read = () => db.query<{ id: number }>('SELECT CONNECTION_ID() id FROM DUAL WHERE :tenantId > 0');
        const failing = () => db.query('SELECT missing FROM crate WHERE tenant_id = :tenantId');
        const [one, inserted, two] = await db.batch([read, () => db.of(Crate).insert({ label: 'apart' }), read]);
        expect(one).toEqual(two);
        expect(inserted).toBeGreaterThan(0);
        await expect(db.batch([read, failing, read])).rejects.toMatchObject({ errno: 1054 });
        expect(await db.of(Crate).count()).toBe(1);
      });
    });

    it('runs nothing of what was sent together after the first that fails, and may go on', async () => {
      await asTenant(1, async () => {
        const table = db.of(Crate);
        await db.transaction(async () => {
          const batch = db.batch([
            () => table.insert({ label: 'a' }),
            () => table.insert({ label: 'a' }),
            () => table.insert({ label: 'b' }),
          ]);
          await expect(batch).rejects.toMatchObject({ errno: 1062 });
          await table.insert({ label: 'c' });
        });
        expect((await table.find({}, { order: { id: 'ASC' } })).map(({ label }) => label)).toEqual(['a', 'c']);
      });
    });

    it('waits for all that was sent together before it says what failed first', async () => {
      await asTenant(1, async () => {
        const told: string[] = [];
        const late = async () => {
          await db.of(Crate).count();
          await db.of(Crate).count();
          told.push('late');
        };
        const failing = async () => {
          await db.of(Crate).count();
          throw new Error('first');
        };
        const batch = db.transaction(() => db.batch([() => failing(), () => late()]));
        await expect(batch).rejects.toThrow('first');
        expect(told).toEqual(['late']);
      });
    });

    it('passes on what is thrown while statements are being issued, and leaves none of them alone', async () => {
      const leftAlone: unknown[] = [];
      const notice = (reason: unknown) => leftAlone.push(reason);
      process.on('unhandledRejection', notice);
      const rejected = async () => {
        await db.of(Crate).count();
        throw new Error('refused');
      };
      const failingAtOnce = (): Promise<number> => {
        throw new Error('at once');
      };
      const works = [() => Promise.reject(new Error('first')), rejected, failingAtOnce, () => db.of(Crate).count()];
      try {
        await asTenant(1, async () => {
          await expect(db.transaction(() => db.batch(works))).rejects.toThrow('first');
          await expect(db.batch(works)).rejects.toThrow('first');
          await expect(db.transaction(() => db.batch([failingAtOnce]))).rejects.toThrow('at once');
          const inside = () => db.batch([failingAtOnce, rejected]);
          await expect(db.transaction(() => db.batch([inside, rejected]))).rejects.toThrow('at once');
        });
        await new Promise(setImmediate);
        expect(leftAlone).toEqual([]);
      } finally {
        process.off('unhandledRejection', notice);
      }
    });

    it('keeps what was written apart', async () => {
      await asTenant(1, async () => {
        const failing = db.transaction(async () => {
          await db.outsideTransaction(() => db.of(Crate).insert({ label: 'apart' }));
          throw new Error('no');
        });
        await expect(failing).rejects.toThrow('no');
        expect(await db.of(Crate).count()).toBe(1);
      });
    });

    it('counts what was stored, and what was undone', async () => {
      await asTenant(1, async () => {
        const before = { ...statistics };
        await db.transaction(() => db.of(Crate).insert({ label: 'a' }));
        await expect(db.transaction(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
        await db.transaction(() => db.transaction(() => db.of(Crate).insert({ label: 'b' })));
        expect(statistics.committed - before.committed).toBe(2);
        expect(statistics.rolledBack - before.rolledBack).toBe(1);
      });
    });

    it('runs the whole work again after a real deadlock, and gives every connection back', async () => {
      await asTenant(1, async () => {
        const [a, b] = await db.bulk(Crate).insertReturningIds([{ label: 'a' }, { label: 'b' }]);
        const before = statistics.reruns;
        let runs = 0;
        let arrived = 0;
        let bothHold: () => void = () => undefined;
        const meeting = new Promise<void>((resolve) => (bothHold = resolve));
        const take = (first: number | undefined, second: number | undefined) =>
          db.transaction(async () => {
            runs += 1;
            await db.execute('UPDATE crate SET pieces = pieces + 1 WHERE tenant_id = :tenantId AND id = :first', {
              first,
            });
            arrived += 1;
            if (arrived === 2) bothHold();
            await meeting;
            await db.execute('UPDATE crate SET pieces = pieces + 1 WHERE tenant_id = :tenantId AND id = :second', {
              second,
            });
          });
        await Promise.all([take(a, b), take(b, a)]);
        expect(runs).toBe(3);
        expect(statistics.reruns - before).toBe(1);
        expect((await db.of(Crate).find()).map(({ pieces }) => pieces)).toEqual([2, 2]);
        // All connections of the pool can be taken at once: none leaked.
        await Promise.all(Array.from({ length: 20 }, () => db.transaction(() => db.of(Crate).count())));
      });
    });

    it.each([
      ['a statement', (label: string) => db.of(Crate).insert({ label })],
      ['work of TypeORM', (label: string) => db.of(Crate).update({ label: 'light' }, { label })],
    ])('stores nothing of %s that was already on its way behind a deadlock', async (_kind, behind) => {
      await asTenant(1, async () => {
        const [light, heavy] = await db.bulk(Crate).insertReturningIds([{ label: 'light' }, { label: 'heavy' }]);
        await db.bulk(Crate).insertReturningIds(Array.from({ length: 50 }, (_, at) => ({ label: `weight ${at}` })));
        const add = (id: number | undefined) =>
          db.execute('UPDATE crate SET pieces = pieces + 1 WHERE tenant_id = :tenantId AND id = :id', { id });
        let arrived = 0;
        let bothHold: () => void = () => undefined;
        const meeting = new Promise<void>((resolve) => (bothHold = resolve));
        const meet = () => ((arrived += 1) === 2 ? bothHold() : meeting);
        // The server undoes the one that has changed less.
        const other = db.transaction(async () => {
          await db.execute("UPDATE crate SET pieces = 7 WHERE tenant_id = :tenantId AND label <> 'light'");
          await meet();
          await add(light);
        });
        let runs = 0;
        const undone = db.transaction(async () => {
          runs += 1;
          if (runs > 1) throw new Error('once is enough');
          await add(light);
          await meet();
          await Promise.all([add(heavy), behind('left behind')]);
        });
        await expect(undone).rejects.toThrow('once is enough');
        await other;
        expect(runs).toBe(2);
        expect(await db.of(Crate).count({ label: 'left behind' })).toBe(0);
      });
    });

    it('does not go on after a deadlock that the work has caught', async () => {
      await asTenant(1, async () => {
        let runs = 0;
        await db.transaction(async () => {
          runs += 1;
          await db.of(Crate).insert({ label: `try ${runs}` });
          if (runs > 1) return;
          const conflict = db
            .unscoped('a deadlock made by hand')
            .execute(`SIGNAL SQLSTATE '40001' SET MYSQL_ERRNO = 1213`);
          await conflict.catch(() => undefined);
        });
        expect((await db.of(Crate).find()).map(({ label }) => label)).toEqual(['try 2']);
      });
    });

    it('gives up after five tries', async () => {
      let runs = 0;
      const hopeless = asTenant(1, () =>
        db.transaction(async () => {
          runs += 1;
          await db.unscoped('a deadlock made by hand').execute(`SIGNAL SQLSTATE '40001' SET MYSQL_ERRNO = 1213`);
        }),
      );
      await expect(hopeless).rejects.toThrow('conflicted with others');
      expect(runs).toBe(5);
    });

    it('shows as of one moment what others change meanwhile, without keeping them from it', async () => {
      const pieces = async () =>
        (await db.query<Crate>('SELECT pieces FROM crate WHERE tenant_id = :tenantId'))[0]?.pieces;
      await asTenant(1, async () => {
        await db.of(Crate).insert({ label: 'A', pieces: 1 });
        const seen = await db.snapshot(async () => {
          const before = await pieces();
          const change = 'UPDATE crate SET pieces = pieces + 1 WHERE tenant_id = :tenantId';
          await db.outsideTransaction(() => db.execute(change));
          return [before, await pieces(), await db.snapshot(pieces)];
        });
        expect(seen).toEqual([1, 1, 1]);
        expect(await pieces()).toBe(2);
        expect(await db.snapshot(pieces)).toBe(2);
        await db.transaction(async () => {
          await db.outsideTransaction(() => db.execute('UPDATE crate SET pieces = 7 WHERE tenant_id = :tenantId'));
          expect(await pieces()).toBe(7);
        });
      });
    });

    it('changes nothing where it reads as of one moment, and begins none in the middle of changes', async () => {
      const change = 'UPDATE crate SET pieces = 9 WHERE tenant_id = :tenantId';
      await asTenant(1, async () => {
        await expect(db.snapshot(() => db.execute(change))).rejects.toThrow('must change nothing');
        await expect(db.snapshot(() => db.executeOnCommit(change))).rejects.toThrow('must change nothing');
        await expect(db.transaction(() => db.snapshot(async () => 1))).rejects.toThrow('inside of a transaction');
      });
    });

    it('reads what others have committed in the meantime', async () => {
      await asTenant(1, async () => {
        await db.transaction(async () => {
          expect(await db.of(Crate).count()).toBe(0);
          await db.outsideTransaction(() => db.of(Crate).insert({ label: 'new' }));
          expect(await db.of(Crate).count()).toBe(1);
        });
      });
    });
  });
});
