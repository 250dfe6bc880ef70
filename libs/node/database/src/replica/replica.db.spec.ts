import { DomainError } from '@depot/contracts/errors';
import { type TestDatabase, testDatabase } from '@depot/node-testing';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { Db } from '../db.js';
import { Replica } from './replica.js';
import { ReplicaBeat } from './replica-beat.js';

/** A second database stands for the replica; the test copies rows to it. */
let primary: TestDatabase;
let follower: TestDatabase;
let replica: Replica;
let db: Db;

const why = 'a test of the replica';
const series = { tenant_id: 1, series: 'of the replica' };
const last = () =>
  db
    .unscoped(why)
    .query<{ last: number }>('SELECT last FROM number_series WHERE series = :series', series)
    .then(([row]) => row?.last);
const write = (source: TestDatabase, value: number) =>
  source.db.unscoped(why).execute('REPLACE INTO number_series (tenant_id, series, last) VALUES (1, :series, :value)', {
    ...series,
    value,
  });
/** Simulates a heartbeat `agoMs` ago that has reached the replica. */
const follows = (agoMs: number) =>
  follower.db.unscoped(why).execute('REPLACE INTO replica_beat (process, time) VALUES (:process, :time)', {
    process: replica.process,
    time: Date.now() - agoMs,
  });

beforeEach(async () => {
  primary = await testDatabase();
  follower = await testDatabase();
  replica = new Replica({ DATABASE_URL: primary.url, DATABASE_POOL: 4, DATABASE_REPLICA_URL: follower.url });
  db = new Db(primary.dataSource, replica);
  await write(primary, 2);
  await write(follower, 1);
});
afterEach(async () => {
  await replica.onApplicationShutdown();
  await primary.drop();
  await follower.drop();
});

test('a sign of life is left in the primary, and the replica is connected to', async () => {
  await new ReplicaBeat(db, replica).writeBeat();
  const { process } = replica;
  const rows = await primary.db
    .unscoped(why)
    .query<{ time: number }>('SELECT time FROM replica_beat WHERE process = :process', { process });
  expect(Date.now() - Number(rows[0]?.time)).toBeLessThan(60_000);
  expect(replica.source.isInitialized).toBe(true);
});

test('its age is known without asking: that of what it had when a sign of life was last left', async () => {
  const beat = new ReplicaBeat(db, replica);
  expect(beat.replicaAgeSeconds).toBe(Infinity);
  await beat.writeBeat(); // has not arrived there
  expect(beat.replicaAgeSeconds).toBe(Infinity);
  await follows(90_000);
  expect(beat.replicaAgeSeconds).toBe(Infinity);
  await beat.writeBeat();
  expect(beat.replicaAgeSeconds).toBeGreaterThanOrEqual(90);
  await follows(0);
  await beat.writeBeat();
  expect(beat.replicaAgeSeconds).toBeLessThan(60);
  await follows(90_000);
  replica.skipForAWhile(); // no check of the replica for a while
  await beat.writeBeat();
  expect(beat.replicaAgeSeconds).toBeLessThan(60);
});

test('what may be behind is read there, and tells of which moment it is; nothing else is', async () => {
  await replica.open();
  await follows(1_500);
  const { result, asOf } = await db.fromReplica(last);
  expect(result).toBe(1);
  expect(Date.now() - (asOf ?? 0)).toBeGreaterThanOrEqual(1_500);
  expect(await last()).toBe(2);
  expect(await db.transaction(() => db.fromReplica(last))).toEqual({ result: 2, asOf: undefined });
});

test.each([
  ['no sign of life has come yet', undefined],
  ['it is too far behind', 60_000],
  ['the clock of this process was put back', -60_000],
])('where %s, the primary is asked', async (_why, agoMs) => {
  await replica.open();
  if (agoMs !== undefined) await follows(agoMs);
  expect(await db.fromReplica(last)).toEqual({ result: 2, asOf: undefined });
});

test('one that is not there costs nothing but its age', async () => {
  const away = new Replica({
    DATABASE_URL: primary.url,
    DATABASE_POOL: 4,
    DATABASE_REPLICA_URL: `${primary.url}_none`,
  });
  await away.open();
  expect(await new Db(primary.dataSource, away).fromReplica(last)).toEqual({ result: 2, asOf: undefined });
});

test('what the replica refuses, the primary decides', async () => {
  await replica.open();
  await follows(0);
  const find = async () => {
    if ((await last()) === 1) throw new DomainError('NOT_FOUND', { gb: 'Not here yet.', cn: '还没有。' });
    return 'found';
  };
  expect(await db.fromReplica(find)).toEqual({ result: 'found', asOf: undefined });
});

test('what is read as of one moment is read there too, and told as such', async () => {
  await replica.open();
  await follows(0);
  const read = async () => {
    const before = await last();
    await db.outsideTransaction(() => write(follower, 5));
    return [before, await last(), db.isBehind];
  };
  const { result } = await db.fromReplica(() => db.snapshot(read));
  expect(result).toEqual([1, 1, true]);
  expect(await last()).toBe(2);
});

test('nothing is changed there, neither by a statement nor by whoever has its connection', async () => {
  await replica.open();
  await follows(0);
  const change = 'UPDATE number_series SET last = 9';
  await expect(db.fromReplica(() => db.unscoped(why).execute(change))).rejects.toThrow('must change nothing');
  await expect(db.fromReplica(() => db.transaction(last))).rejects.toThrow('while statements read from a replica');
  const inSnapshot = () => db.snapshot(() => db.unscoped(why).execute(change));
  await expect(db.fromReplica(inSnapshot)).rejects.toThrow('must change nothing');
  await expect(replica.source.query(change)).rejects.toMatchObject({ errno: 1792 });
  expect(await follower.db.unscoped(why).query('SELECT last FROM number_series')).toEqual([{ last: 1 }]);
});
