import { migrate, type Migration, rollBack, sortMigrations } from '@depot/node-database';
import { DyingConnections } from '@depot/node-testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { allMigrations } from '../src/host.js';
import { type DatabaseFacts, factsOf, type Source } from './database-facts.js';
import { isExhaustive } from './exhaustive.js';
import { PopulatedDatabase } from './populated-database.js';

const inDateOrder = sortMigrations(allMigrations);

type Direction = (connections: DyingConnections, upTo: readonly Migration[]) => Promise<unknown>;
const up: Direction = (connections, upTo) => migrate(connections, [upTo]);
const down: Direction = (connections, upTo) => rollBack(connections, [upTo], 1);

/** A kill after a statement without effect outside of this connection equals a kill before it. */
const changesSomething = (sql: string) => !/^\s*(SELECT|SET)/i.test(sql);

const endsStep = (sql = '') => /^(UPDATE schema_step|COMMIT)/.test(sql);

/**
 * Every place in the order of its statements where a process may be killed and something is different from the place
 * before.
 */
const placesToDie = (sent: readonly string[]) =>
  sent.flatMap((sql, index) => (changesSomething(sql) ? [index + 1] : []));

/** Migrates in that direction until the connection dies after `most` statements. */
async function dieAfter(most: number, source: Source, go: Direction, upTo: readonly Migration[]): Promise<void> {
  const connections = new DyingConnections(source, most);
  await go(connections, upTo).catch(() => undefined);
  expect(connections.hasDied).toBe(true);
}

/** Prepares the database for `go`, and lists the statements of an undisturbed run. */
async function statementsOf(source: Source, go: Direction, upTo: readonly Migration[]): Promise<string[]> {
  const connections = new DyingConnections(source);
  await go(connections, upTo);
  return connections.sent;
}

/** Versions that kept no record of their steps knew the migrations before this one. */
const firstWithRecord = '202611220000';
const unrecorded = inDateOrder.filter(({ name }) => name < firstWithRecord);

/**
 * A released migration is immutable and was tested when it was new: every run covers those that may still change, the
 * stage `exhaustive` covers all.
 */
const walkedOf = (migrations: readonly Migration[]) => (isExhaustive ? migrations : migrations.slice(-6));

/**
 * Each test is killed and restarted hundreds of times and compares the whole database after each; MySQL alters tables
 * more slowly than MariaDB.
 */
const sufficientMs = 600_000;

describe('a process that is killed while it migrates a database in use', () => {
  let populated: PopulatedDatabase;

  beforeAll(async () => {
    populated = await PopulatedDatabase.make();
  }, sufficientMs);
  afterAll(() => populated.remove());

  /** Newest first, each with the rows of a worked day migrated by the older ones. */
  const withEach = async (
    migrations: readonly Migration[],
    work: (source: Source, upTo: readonly Migration[], whole: DatabaseFacts) => Promise<void>,
  ) =>
    populated.onCopy(async (source) => {
      const walked = new Set(walkedOf(migrations));
      for (let newest = inDateOrder.length; walked.size > 0; newest -= 1) {
        const upTo = inDateOrder.slice(0, newest);
        await rollBack(source, [upTo], 1);
        if (!walked.delete(upTo.at(-1)!)) continue;
        await migrate(source, [upTo]);
        await work(source, upTo, await factsOf(source));
        await rollBack(source, [upTo], 1);
      }
    });

  it(
    'wherever it was while applying: the next start ends in the same tables with the same rows',
    async () => {
      let places = 0;
      await withEach(inDateOrder, async (source, upTo, whole) => {
        await rollBack(source, [upTo], 1);
        const sent = await statementsOf(source, up, upTo);
        for (const most of placesToDie(sent)) {
          await rollBack(source, [upTo], 1);
          await dieAfter(most, source, up, upTo);
          await migrate(source, [upTo]);
          const name = `${upTo.at(-1)?.name} after ${sent[most - 1]}`;
          expect({ name, ...(await factsOf(source)) }).toEqual({ name, ...whole });
          places += 1;
        }
      });
      expect(places).toBeGreaterThan(3 * walkedOf(inDateOrder).length);
    },
    sufficientMs,
  );

  it(
    'by an earlier version, which kept no record of its steps: rows are not changed twice either',
    async () => {
      await withEach(unrecorded, async (source, upTo, whole) => {
        await rollBack(source, [upTo], 1);
        const sent = await statementsOf(source, up, upTo);
        for (const most of placesToDie(sent).filter((place) => endsStep(sent[place - 1]))) {
          await rollBack(source, [upTo], 1);
          await dieAfter(most, source, up, upTo);
          await source.query('DELETE FROM schema_step');
          await migrate(source, [upTo]);
          const name = `${upTo.at(-1)?.name} after ${sent[most - 1]}, unrecorded`;
          expect({ name, ...(await factsOf(source)) }).toEqual({ name, ...whole });
        }
      });
    },
    sufficientMs,
  );

  it(
    'wherever it was while taking back: the next start takes it back, and applies it again',
    async () => {
      await withEach(inDateOrder, async (source, upTo, whole) => {
        const sent = await statementsOf(source, down, upTo);
        await migrate(source, [upTo]);
        for (const most of placesToDie(sent)) {
          await dieAfter(most, source, down, upTo);
          await migrate(source, [upTo]);
          const name = `${upTo.at(-1)?.name} back after ${sent[most - 1]}`;
          expect({ name, ...(await factsOf(source)) }).toEqual({ name, ...whole });
        }
      });
    },
    sufficientMs,
  );
});
