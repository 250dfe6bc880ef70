import { IDENTITY_PORT, type IdentityPort } from '@depot/contracts/identity';
import { SessionReader, Tokens } from '@depot/node-auth';
import { CONFIG, type Config } from '@depot/node-config';
import { runInContext } from '@depot/node-context';
import { Db, type Migration, openDataSource } from '@depot/node-database';
import { type AppOptions, createApp, type Modules } from '@depot/node-http';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { type TestDatabase, testDatabase } from '../database/test-database.js';
import { MemoryIdentity } from '../identity/memory-identity.js';
import { memoryIdentity } from '../identity/memory-identity.module.js';
import { seedTenant, type TestTenant, type TestUser } from '../identity/seed-tenant.js';
import { signIn } from '../identity/sign-in.js';
import { TestClient } from './client.js';
import { operationsToken, testConfig } from './test-config.js';

export interface TestAppOptions {
  modules: Modules;
  /** Migrations of the domains under test; the platform's are always there. */
  migrations?: readonly (readonly Migration[])[];
  /** True if `modules` contain the real identity service; otherwise users are kept in memory. */
  withRealIdentity?: boolean;
  /** More or other environment variables. */
  env?: Record<string, string>;
  /** More for the edge, as in `createApp`. */
  extend?: AppOptions['extend'];
}

/** The real application on a database of its own. */
export class TestApp {
  private readonly others: NestFastifyApplication[] = [];

  constructor(
    readonly app: NestFastifyApplication,
    /** Its address, e.g. `http://127.0.0.1:41234`. */
    readonly origin: string,
    readonly database: TestDatabase,
    /** Users in memory; absent with the real identity service. */
    readonly memory: MemoryIdentity | undefined,
  ) {}

  /** The one that the domains use, so that their statements join its transactions. */
  get db(): Db {
    return this.app.get(Db, { strict: false });
  }

  get identity(): IdentityPort {
    return this.app.get<IdentityPort>(IDENTITY_PORT, { strict: false });
  }

  /** A tenant with one user of each role. */
  seedTenant(name?: string): Promise<TestTenant> {
    return seedTenant(this.identity, name);
  }

  /** A client signed in as the user, with a session of its own that begins with its first call. */
  as(user: TestUser): TestClient {
    let token: Promise<string> | undefined;
    return new TestClient(this.origin, async () => {
      token ??= this.issueToken(user);
      return { authorization: `Bearer ${await token}` };
    });
  }

  /** A client without a session. */
  anonymous(): TestClient {
    return new TestClient(this.origin, () => Promise.resolve({}));
  }

  /** A client of the operator. */
  operations(): TestClient {
    return this.anonymous().with({ authorization: `Bearer ${operationsToken}` });
  }

  /** Runs work as if it were a job of the tenant. */
  inTenant<T>(tenantId: number, work: () => Promise<T>): Promise<T> {
    return runInContext({ tenantId }, work);
  }

  /** Address of a second process that serves the same database; it ends with this application. */
  async alsoServe(modules: Modules): Promise<string> {
    const config = this.app.get<Config>(CONFIG, { strict: false });
    const other = await createApp({ config, modules, dataSource: await openDataSource(config) });
    await other.listen(0, '127.0.0.1');
    this.others.push(other);
    return other.getUrl();
  }

  /** The token of a session of its own. */
  issueToken(user: TestUser): Promise<string> {
    return signIn(this, user, this.app.get(Tokens, { strict: false }));
  }

  /** Changes of users and tenants are seen at once instead of within seconds. */
  forgetSessions(): void {
    this.app.get(SessionReader, { strict: false }).clearCache();
  }

  async close(): Promise<void> {
    for (const other of this.others) await other.close();
    await this.app.close();
    await this.database.drop();
  }
}

export async function testApp({
  modules,
  migrations = [],
  withRealIdentity = false,
  env,
  extend,
}: TestAppOptions): Promise<TestApp> {
  const database = await testDatabase(migrations);
  const memory = withRealIdentity ? undefined : new MemoryIdentity();
  const all = memory ? [memoryIdentity(memory), ...modules] : modules;
  try {
    const app = await createApp({
      config: testConfig(database.url, env),
      modules: all,
      dataSource: database.dataSource,
      extend,
    });
    await app.listen(0, '127.0.0.1');
    return new TestApp(app, await app.getUrl(), database, memory);
  } catch (error) {
    await database.drop();
    throw error;
  }
}
