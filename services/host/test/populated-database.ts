import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backUp, restore } from '@depot/node-backup';
import { openDataSource } from '@depot/node-database';
import { databaseUrl, onServer, testConfig } from '@depot/node-testing';
import { billed } from '@depot/service-testing/billed-trade';
import { openTrade } from '@depot/service-testing/trade';
import { wholeProduct } from '@depot/service-testing/whole-product';
import type { Source } from './database-facts.js';
import { workedDay } from './worked-day.js';

/** A database in use, kept as a file, of which a test may have as many copies as it likes. */
export class PopulatedDatabase {
  private constructor(private readonly folder: string) {}

  static async make(): Promise<PopulatedDatabase> {
    const made = new PopulatedDatabase(await mkdtemp(join(tmpdir(), 'depot-populated-')));
    const app = await wholeProduct();
    try {
      const trade = await openTrade(app);
      await workedDay(trade);
      const past = { storeId: trade.tenant.store.id, invoiceDate: Date.UTC(2026, 5, 1), quantity: 3, rate: 125 };
      await billed(trade, [past, { ...past, isPaid: true }, { ...past, rate: 250, isPaid: true }]);
      await backUp(app.database.url, made.file);
    } finally {
      await app.close();
    }
    return made;
  }

  async onCopy(work: (source: Source) => Promise<void>): Promise<void> {
    const name = `depot_test_${randomBytes(6).toString('hex')}`;
    await restore(databaseUrl(name), this.file, { prove: () => Promise.resolve() });
    const source = await openDataSource(testConfig(databaseUrl(name)));
    try {
      await work(source);
    } finally {
      await source.destroy();
      await onServer((connection) => connection.query(`DROP DATABASE \`${name}\``));
    }
  }

  remove(): Promise<void> {
    return rm(this.folder, { recursive: true, force: true });
  }

  private get file(): string {
    return join(this.folder, 'populated.sql.gz');
  }
}
