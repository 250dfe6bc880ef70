import type { ConnectionSource } from '@depot/node-database';
import type { PoolConnection } from 'mysql2';
import type { DataSource, QueryRunner } from 'typeorm';

/**
 * Connections over which so many statements go. Then the socket closes without a word, as if the process had been
 * killed there.
 */
export class DyingConnections implements ConnectionSource {
  readonly sent: string[] = [];
  /** True once somebody has asked for more than they live for. */
  hasDied = false;

  constructor(
    private readonly source: DataSource,
    private readonly most = Infinity,
  ) {}

  createQueryRunner(): QueryRunner {
    const runner = this.source.createQueryRunner();
    const query = async (sql: string, values?: unknown[]): Promise<unknown> => {
      if (this.sent.length >= this.most) {
        this.hasDied = true;
        ((await runner.connect()) as PoolConnection).destroy();
        throw new Error('killed');
      }
      this.sent.push(sql);
      return runner.query(sql, values);
    };
    return Object.assign(Object.create(runner) as QueryRunner, { query });
  }
}
