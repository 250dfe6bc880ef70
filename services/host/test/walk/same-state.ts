import type { TestApp } from '@depot/node-testing';

/** Grown by every request and never asked about by id; the log's rows hang together. */
const leftAlone = [
  ...['activity_log', 'activity_chain', 'session', 'idempotency_key', 'live_change'],
  ...['served_shell', 'schema_history', 'schema_step'],
];

/** A snapshot of a database's rows that can be restored after requests. */
export class SameState {
  private constructor(
    private readonly app: TestApp,
    private readonly copies: string,
    private readonly checksums: ReadonlyMap<string, string>,
  ) {}

  static async of(app: TestApp): Promise<SameState> {
    const query = queryOf(app);
    const tables = await query<{ name: string }[]>(
      `SELECT table_name name FROM information_schema.tables
       WHERE table_schema = DATABASE() AND table_type = 'BASE TABLE'`,
    );
    const names = tables.map(({ name }) => name).filter((name) => !leftAlone.includes(name));
    const [{ own = '' } = {}] = await query<{ own?: string }[]>('SELECT DATABASE() own');
    const copies = `${own}_copies`;
    await query(`CREATE DATABASE \`${copies}\``);
    for (const name of names) await query(`CREATE TABLE \`${copies}\`.\`${name}\` AS SELECT * FROM \`${name}\``);
    return new SameState(app, copies, await checksumsOf(app, names));
  }

  /** Restores changed rows. */
  async restore(): Promise<void> {
    const now = await checksumsOf(this.app, [...this.checksums.keys()]);
    const changed = [...now].filter(([name, sum]) => sum !== this.checksums.get(name)).map(([name]) => name);
    if (changed.length === 0) return;
    const runner = this.app.database.dataSource.createQueryRunner();
    try {
      await runner.query('SET foreign_key_checks = 0');
      await runner.startTransaction();
      for (const name of changed) {
        await runner.query(`DELETE FROM \`${name}\``);
        await runner.query(`INSERT INTO \`${name}\` SELECT * FROM \`${this.copies}\`.\`${name}\``);
      }
      await runner.commitTransaction();
    } finally {
      await runner.query('SET foreign_key_checks = 1');
      await runner.release();
    }
  }

  async drop(): Promise<void> {
    await queryOf(this.app)(`DROP DATABASE \`${this.copies}\``);
  }
}

const queryOf =
  (app: TestApp) =>
  <T>(sql: string): Promise<T> =>
    app.database.dataSource.query<T>(sql);

async function checksumsOf(app: TestApp, names: readonly string[]): Promise<Map<string, string>> {
  const tables = names.map((name) => `\`${name}\``).join();
  const sums = await queryOf(app)<{ Table: string; Checksum: string }[]>(`CHECKSUM TABLE ${tables}`);
  return new Map(sums.map(({ Table, Checksum }) => [Table.split('.').at(-1) ?? '', String(Checksum)]));
}
