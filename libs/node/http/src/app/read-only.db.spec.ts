import { randomBytes } from 'node:crypto';
import { Db, listServerProcesses, openDataSource } from '@depot/node-database';
import {
  eventually,
  MemoryIdentity,
  memoryIdentity,
  testConfig,
  type TestDatabase,
  testDatabase,
} from '@depot/node-testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Controller, Module, Post } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import * as z from 'zod';
import { Command } from '../routes.js';
import { createApp } from './create-app.js';

@Controller('note')
class NoteController {
  constructor(private readonly db: Db) {}

  @Post()
  @Command({ id: 'noteWrite', allow: 'public', invalidates: 'nothing', response: z.object({ done: z.boolean() }) })
  async write() {
    const sql = 'INSERT INTO number_series (tenant_id, series, last) VALUES (1, :series, 1)';
    await this.db.unscoped('a test of writing').execute(sql, { series: randomBytes(6).toString('hex') });
    return { done: true };
  }
}

@Module({ controllers: [NoteController] })
class NoteModule {}

describe('when the account may change nothing any more', () => {
  const account = `reader_${randomBytes(4).toString('hex')}`;
  let database: TestDatabase;
  let app: NestFastifyApplication;
  let origin: string;
  const write = async () => {
    const response = await fetch(`${origin}/api/note`, { method: 'POST' });
    return { ...((await response.json()) as { code?: string; message?: string }), status: response.status };
  };
  const ready = async () => {
    const response = await fetch(`${origin}/health/ready`);
    return { ...((await response.json()) as { reason?: string }), status: response.status };
  };
  const server = (sql: string) => database.dataSource.query<unknown>(sql);
  /** Rights of a database are looked at when a connection begins. */
  const grant = async (rights: string) => {
    const name = new URL(database.url).pathname.slice(1);
    await server(`REVOKE ALL PRIVILEGES, GRANT OPTION FROM ${account}`);
    await server(`GRANT ${rights} ON \`${name}\`.* TO ${account}`);
    const of = (await listServerProcesses(server)).filter(({ user }) => user === account);
    for (const { id } of of) await server(`KILL ${id}`);
  };

  beforeAll(async () => {
    database = await testDatabase();
    await server(`CREATE USER ${account} IDENTIFIED BY 'secret'`);
    await grant('ALL');
    const url = new URL(database.url);
    url.username = account;
    url.password = 'secret';
    const config = testConfig(url.href);
    const dataSource = await openDataSource(config);
    app = await createApp({ config, dataSource, modules: [memoryIdentity(new MemoryIdentity()), NoteModule] });
    await app.listen(0, '127.0.0.1');
    origin = await app.getUrl();
  });
  afterAll(async () => {
    await app.close();
    await server(`DROP USER ${account}`);
    await database.drop();
  });

  it('says so in words, is not ready, and recovers by itself', async () => {
    expect((await write()).status).toBe(200);
    expect((await ready()).status).toBe(200);
    await grant('SELECT');
    // The first ones meet the connections that were ended.
    expect(await eventually(write, ({ message }) => !message?.includes('restarting'))).toMatchObject({
      status: 503,
      code: 'UNAVAILABLE',
      message: expect.stringContaining('accepts no changes') as unknown,
    });
    // The previous result is cached for a moment.
    expect(await eventually(ready, ({ status }) => status !== 200)).toMatchObject({
      status: 503,
      reason: expect.stringContaining('rights') as unknown,
    });
    await grant('ALL');
    await eventually(ready, ({ status }) => status === 200);
    expect((await write()).status).toBe(200);
  });
});
