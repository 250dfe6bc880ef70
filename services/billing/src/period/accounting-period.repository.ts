import { Db } from '@depot/node-database';
import { Injectable } from '@nestjs/common';

/** Calendar days, YYYY-MM-DD. */
export interface StoredPeriod {
  closedThrough: string | null;
  booksFrom: string;
}

/** `LOCK IN SHARE MODE` is understood by MariaDB and MySQL. */
type Lock = '' | 'LOCK IN SHARE MODE' | 'FOR UPDATE';

/** Reads and moves the closed days of the tenant. */
@Injectable()
export class AccountingPeriodRepository {
  constructor(private readonly db: Db) {}

  find(): Promise<StoredPeriod> {
    return this.read('');
  }

  /** Keeps the closed days where they are until the transaction ends. */
  lockShared(): Promise<StoredPeriod> {
    return this.read('LOCK IN SHARE MODE');
  }

  /** Waits for all transactions that post, and lets later ones wait. */
  lock(): Promise<StoredPeriod> {
    return this.read('FOR UPDATE');
  }

  async save({ closedThrough, booksFrom }: StoredPeriod): Promise<void> {
    await this.db.execute(
      `UPDATE accounting_period SET closed_through = :closedThrough, books_from = :booksFrom
       WHERE tenant_id = :tenantId`,
      { closedThrough, booksFrom },
    );
  }

  private async read(lock: Lock): Promise<StoredPeriod> {
    const found = await this.select(lock);
    if (found) return found;
    // Outside of the transaction, so that other commands of a new tenant do not wait for the end of this one.
    await this.db.outsideTransaction(() =>
      this.db.execute('INSERT IGNORE INTO accounting_period (tenant_id) VALUES (:tenantId)'),
    );
    const added = await this.select(lock);
    if (!added) throw new Error('The accounting period of the tenant is missing.');
    return added;
  }

  private async select(lock: Lock): Promise<StoredPeriod | undefined> {
    const [row] = await this.db.query<StoredPeriod>(
      `SELECT CAST(closed_through AS CHAR) closedThrough, CAST(books_from AS CHAR) booksFrom
       FROM accounting_period WHERE tenant_id = :tenantId ${lock}`,
    );
    return row;
  }
}
