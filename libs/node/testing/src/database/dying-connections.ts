import type { ConnectionSource } from '@depot/node-database';
import type { PoolConnection } from 'mysql2';
import type { DataSource, QueryRunner } from 'typeorm';

/**
 * Connections that carry a fixed number of statements. Then the socket closes without notice, as if the process had
 * been killed.
 */
export class DyingConnections implements ConnectionSource {
  readonly sent: string[] = [];
  /** True once a statement above the number was sent. */
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
