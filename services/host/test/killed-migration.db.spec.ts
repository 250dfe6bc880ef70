import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { listServerProcesses, migrate, rollBack, sortMigrations } from '@depot/node-database';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { allMigrations } from '../src/host.js';
import { factsOf, type Source } from './database-facts.js';
import { PopulatedDatabase } from './populated-database.js';

// Waits until the server has altered a table of many rows.
jest.setTimeout(600_000);

const main = join(import.meta.dirname, '../dist/main.js');

/** Its steps are an ALTER TABLE, an UPDATE of the added column, and a second ALTER TABLE. */
const wanted = '202611201700-return-store';
const newerOnes = sortMigrations(allMigrations).findIndex(({ name }) => name === wanted);
const count = sortMigrations(allMigrations).length - newerOnes;

const urlOf = (source: Source): string => (source.options as { url: string }).url;

describe('a process of the services that is killed while the server alters a table for it', () => {
  let populated: PopulatedDatabase;
  const running: ChildProcess[] = [];

  beforeAll(async () => {
    populated = await PopulatedDatabase.make();
  });
  afterEach(() => running.splice(0).forEach((child) => child.kill('SIGKILL')));
  afterAll(() => populated.remove());

  const start = (source: Source) => {
    const env = {
      PATH: process.env.PATH,
      DATABASE_URL: urlOf(source),
      DEPOT_SECRET: 'kU3n0x8Zq1vB7mW5tR2yE9pL4sD6fG0h',
    };
    const child = spawn(process.execPath, [main, '--migrate-only'], { env, stdio: ['ignore', 'ignore', 'pipe'] });
    running.push(child);
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
    const ended = once(child, 'close').then(() => ({ code: child.exitCode, signal: child.signalCode, said }));
    return { child, ended };
  };
  type Started = ReturnType<typeof start>;
  /** Waits for a connection, other than this one, that waits for a lock; returns which. Fails if its process ends. */
  const lockAwaited = async (source: Source, { child, ended }: Started, other = 0): Promise<number> => {
    const name = new URL(urlOf(source)).pathname.slice(1);
    while (child.exitCode === null && child.signalCode === null) {
      const all = await listServerProcesses((sql) => source.query(sql));
      const waiting = all.find(
        ({ id, db, state }) => db === name && id !== other && /^(waiting for|user lock)/i.test(state ?? ''),
      );
      if (waiting) return waiting.id;
      await wait(20);
    }
    throw new Error(`It ended before it waited for anything: ${JSON.stringify(await ended)}`);
  };

  it('is followed by one that waits for the server, and goes on where that has come to', () =>
    populated.onCopy(async (source) => {
      const taken = await rollBack(source, allMigrations, count);
      expect(taken.at(-1)).toBe(wanted);
      await migrate(source, allMigrations);
      const whole = await factsOf(source);
      await rollBack(source, allMigrations, count);
      const reader = source.createQueryRunner();
      await reader.startTransaction();
      await reader.query('SELECT COUNT(*) FROM order_return');

      const first = start(source);
      const ofTheFirst = await lockAwaited(source, first);
      first.child.kill('SIGKILL');
      await first.ended;
      const next = start(source);
      await lockAwaited(source, next, ofTheFirst);
      await reader.rollbackTransaction();
      await reader.release();
      expect(await next.ended).toEqual({ code: 0, signal: null, said: '' });
      expect(await factsOf(source)).toEqual(whole);
    }));
});
