import { BILLING_PORT, type BillingPort } from '@depot/contracts/billing';
import { DomainError } from '@depot/contracts/errors';
import { orderMessages } from '@depot/contracts/orders';
import { Db, inStage, isDuplicate, Numbering, type Stage } from '@depot/node-database';
import { Inject, Injectable } from '@nestjs/common';
import { PastOrderRepository } from './past-order.repository.js';

/** Orders that are removed at a time: few enough to hold nobody up. */
const clearedAtOnce = 200;

/** Where past orders wait, with their invoices, until all of an import are there. */
@Injectable()
export class PastOrderStage {
  constructor(
    private readonly db: Db,
    private readonly pastOrders: PastOrderRepository,
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
    await this.adoptReferences(stage);
    await this.pastOrders.adoptOrders(stage);
    await this.billing.publishPastStage(stage);
    await this.pastOrders.adoptCounts(stage);
    await this.forget(stage);
  }

  /** Removes some of what is there; false when nothing is left. */
  async clear(stage: Stage): Promise<boolean> {
    if (await this.billing.clearPastStage(stage)) return true;
    if ((await this.pastOrders.removeStaged(stage, clearedAtOnce)) > 0) return true;
    await this.forget(stage);
    return false;
  }

  /** Where another import has brought the same order in since this one looked, none of this one comes in. */
  private async adoptReferences(stage: Stage): Promise<void> {
    try {
      await this.pastOrders.adoptReferences(stage);
    } catch (error) {
      throw isDuplicate(error) ? new DomainError('DUPLICATE', orderMessages.importOrderSince) : error;
    }
  }

  private async forget(stage: Stage): Promise<void> {
    await inStage(stage, () => this.pastOrders.removeCounts());
    await this.numbering.forget(stage);
  }
}
