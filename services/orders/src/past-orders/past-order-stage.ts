import { BILLING_PORT, type BillingPort } from '@depot/contracts/billing';
import { DomainError } from '@depot/contracts/errors';
import { orderMessages } from '@depot/contracts/orders';
import { Db, inStage, isDuplicate, Numbering, type Stage } from '@depot/node-database';
import { Inject, Injectable } from '@nestjs/common';

/** Orders that are removed at a time: few enough to hold nobody up. */
const clearedAtOnce = 200;

const why = 'rows of a stage belong to no tenant yet';

/** Where past orders wait, with their invoices, until all of an import are there. */
@Injectable()
export class PastOrderStage {
  constructor(
    private readonly db: Db,
    private readonly numbering: Numbering,
    @Inject(BILLING_PORT) private readonly billing: BillingPort,
  ) {}

  /** Reserves the numbers of so many orders, and of their invoices. */
  async open(stage: Stage, { orders, paid }: { orders: number; paid: number }): Promise<void> {
    await this.db.transaction(() => this.numbering.handOver('order', orders, stage));
    await this.billing.openPastStage(stage, { all: orders, paid });
  }

  /** Makes the orders those of the tenant, in the running transaction. What others wait for, the tally, comes last. */
  async publish(stage: Stage): Promise<void> {
    const values = { stage: stage.tenantId };
    await this.adoptReferences(values);
    await this.db.execute('UPDATE orders SET tenant_id = :tenantId WHERE tenant_id = :stage', values);
    await this.billing.publishPastStage(stage);
    await this.db.execute(
      `INSERT INTO order_tally (tenant_id, store_id, status, orders)
       SELECT :tenantId, t.store_id, t.status, t.orders FROM order_tally t WHERE t.tenant_id = :stage ORDER BY t.store_id, t.status
       ON DUPLICATE KEY UPDATE orders = order_tally.orders + VALUES(orders)`,
      values,
    );
    await this.forget(stage);
  }

  /** Removes some of what is there; false when nothing is left. */
  async clear(stage: Stage): Promise<boolean> {
    if (await this.billing.clearPastStage(stage)) return true;
    const staged = this.db.unscoped(why);
    // Their lines and references go with them.
    const { affectedRows } = await staged.execute(
      `DELETE FROM orders WHERE tenant_id = :stage LIMIT ${clearedAtOnce}`,
      { stage: stage.tenantId },
    );
    if (affectedRows > 0) return true;
    await this.forget(stage);
    return false;
  }

  /** Where another import has brought the same order in since this one looked, none of this one comes in. */
  private async adoptReferences(values: { stage: number }): Promise<void> {
    try {
      await this.db.execute('UPDATE imported_order SET tenant_id = :tenantId WHERE tenant_id = :stage', values);
    } catch (error) {
      throw isDuplicate(error) ? new DomainError('DUPLICATE', orderMessages.importOrderSince) : error;
    }
  }

  private async forget(stage: Stage): Promise<void> {
    await inStage(stage, () => this.db.execute('DELETE FROM order_tally WHERE tenant_id = :tenantId'));
    await this.numbering.forget(stage);
  }
}
