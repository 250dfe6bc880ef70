import type { EpochMs } from '@depot/contracts/amounts';
import { dayOf } from '@depot/contracts/time';
import { Db } from '@depot/node-database';
import { Numbering, type Stage } from '@depot/node-platform';
import { Injectable } from '@nestjs/common';

/** Invoices deleted at a time: few enough to keep locks short. */
const clearedAtOnce = 200;

const why = 'rows of a stage belong to no tenant yet';

/** Stages the invoices of past orders until their import is complete. */
@Injectable()
export class PastInvoiceRepository {
  constructor(
    private readonly db: Db,
    private readonly numbering: Numbering,
  ) {}

  async openStage(stage: Stage, { all, paid }: { all: number; paid: number }): Promise<void> {
    await this.db.transaction(async () => {
      await this.numbering.moveFromStage('invoice', all, stage);
      await this.numbering.moveFromStage('payment', paid, stage);
    });
  }

  /** Calendar day of the earliest invoice of a stage, if it has any. */
  async findEarliestDay({ tenantId: stage }: Stage): Promise<string | undefined> {
    const [found] = await this.db
      .unscoped(why)
      .query<{ invoiceDate: EpochMs; timezone: string }>(
        'SELECT invoice_date invoiceDate, timezone FROM invoice WHERE tenant_id = :stage ORDER BY invoice_date LIMIT 1',
        { stage },
      );
    return found && dayOf(found.invoiceDate, found.timezone);
  }

  /** The sums come last, because other transactions wait for their locks. */
  async publishStage({ tenantId: stage }: Stage): Promise<void> {
    await this.db.execute(
      `UPDATE invoice_payment p JOIN invoice i ON i.id = p.invoice_id SET p.tenant_id = :tenantId
        WHERE i.tenant_id = :stage`,
      { stage },
    );
    await this.db.execute('UPDATE ledger_entry SET tenant_id = :tenantId WHERE tenant_id = :stage', { stage });
    await this.db.execute('UPDATE invoice SET tenant_id = :tenantId WHERE tenant_id = :stage', { stage });
    await this.db.execute(
      `INSERT INTO invoice_sum (tenant_id, days, span, store_id, invoices, sales, paid)
       SELECT :tenantId, s.days, s.span, s.store_id, s.invoices, s.sales, s.paid FROM invoice_sum s
       WHERE s.tenant_id = :stage
       ORDER BY s.days DESC, s.span, s.store_id
       ON DUPLICATE KEY UPDATE invoices = invoice_sum.invoices + VALUES(invoices),
         sales = invoice_sum.sales + VALUES(sales), paid = invoice_sum.paid + VALUES(paid)`,
      { stage },
    );
    await this.db.unscoped(why).execute('DELETE FROM invoice_sum WHERE tenant_id = :stage', { stage });
  }

  async clearStage({ tenantId: stage }: Stage): Promise<boolean> {
    const staged = this.db.unscoped(why);
    return this.db.transaction(async () => {
      const found = await staged.query<{ id: number }>(
        `SELECT id FROM invoice WHERE tenant_id = :stage LIMIT ${clearedAtOnce}`,
        { stage },
      );
      const ids = found.map(({ id }) => id);
      if (ids.length === 0) {
        await staged.execute('DELETE FROM invoice_sum WHERE tenant_id = :stage', { stage });
        return false;
      }
      await staged.execute(
        `DELETE FROM ledger_entry WHERE tenant_id = :stage AND (document IN ('I', 'RI') AND document_id IN (:ids)
           OR document = 'P' AND document_id IN (SELECT id FROM invoice_payment WHERE invoice_id IN (:ids)))`,
        { stage, ids },
      );
      await staged.execute('DELETE FROM invoice_payment WHERE invoice_id IN (:ids)', { ids });
      // Their items go with them.
      await staged.execute('DELETE FROM invoice WHERE tenant_id = :stage AND id IN (:ids)', { stage, ids });
      return true;
    });
  }
}
