import { Db, openDataSource } from '@depot/node-database';
import {
  type BreakableLink,
  breakableLink,
  MemoryIdentity,
  memoryIdentity,
  testConfig,
  type TestDatabase,
  testDatabase,
} from '@depot/node-testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Controller, Get, Module, Post } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import * as z from 'zod';
import { Command, ReadRoute } from '../routes.js';
import { createApp } from './create-app.js';

@Controller('link')
class LinkController {
  constructor(private readonly db: Db) {}

  @Get()
  @ReadRoute({ id: 'linkRead', allow: 'public', response: z.object({ one: z.number() }) })
  async read() {
    const [row] = await this.db.unscoped('only a sign of life').query<{ one: number }>('SELECT 1 AS one');
    return row ?? { one: 0 };
  }

  @Post()
  @Command({ id: 'linkWrite', allow: 'public', invalidates: 'nothing', response: z.object({ one: z.number() }) })
  write() {
    return this.read();
  }
}

@Module({ controllers: [LinkController] })
class LinkModule {}

describe('when the database goes away', () => {
  let database: TestDatabase;
  let link: BreakableLink;
  let app: NestFastifyApplication;
  let origin: string;
  const ask = (path: string, method = 'GET') => fetch(origin + path, { method });

  beforeAll(async () => {
    database = await testDatabase();
    link = await breakableLink(database.url);
    const config = testConfig(link.url);
    const dataSource = await openDataSource(config);
    app = await createApp({ config, dataSource, modules: [memoryIdentity(new MemoryIdentity()), LinkModule] });
    await app.listen(0, '127.0.0.1');
    origin = await app.getUrl();
  });
  afterAll(async () => {
    await app.close();
    await link.cut();
    await database.drop();
  });

  it('answers clearly that it is unavailable, and recovers by itself', async () => {
    expect((await ask('/api/link')).status).toBe(200);
    await link.cut();
    for (const answer of await Promise.all([ask('/api/link'), ask('/api/link', 'POST'), ask('/api/link')])) {
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '1']);
      expect(await answer.json()).toMatchObject({ code: 'UNAVAILABLE' });
    }
    expect((await ask('/health/ready')).status).toBe(503);
    expect((await ask('/health/live')).status).toBe(200);
    await link.mend();
    const after = await Promise.all(
      Array.from({ length: 30 }, (_, index) => ask('/api/link', index % 2 ? 'POST' : 'GET')),
    );
    expect(after.map(({ status }) => status)).toEqual(Array(30).fill(200));
    expect((await ask('/health/ready')).status).toBe(200);
  });
});
