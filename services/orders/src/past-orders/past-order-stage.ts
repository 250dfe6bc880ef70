import { BILLING_PORT, type BillingPort } from '@depot/contracts/billing';
import { DomainError } from '@depot/contracts/errors';
import { orderMessages } from '@depot/contracts/orders';
import { Db, isDuplicate } from '@depot/node-database';
import { Numbering, runInStage, type Stage } from '@depot/node-platform';
import { Inject, Injectable } from '@nestjs/common';
import { PastOrderRepository } from './past-order.repository.js';

/** Orders per delete. More would lock the rows of other commands for too long. */
const clearedAtOnce = 200;

/** Holds past orders with their invoices until the whole import is read. */
@Injectable()
export class PastOrderStage {
  constructor(
    private readonly db: Db,
    private readonly pastOrders: PastOrderRepository,
    private readonly numbering: Numbering,
    @Inject(BILLING_PORT) private readonly billing: BillingPort,
  ) {}

  /** Reserves the numbers of the orders and their invoices. */
  async open(stage: Stage, { orders, paid }: { orders: number; paid: number }): Promise<void> {
    await this.db.transaction(() => this.numbering.moveFromStage('order', orders, stage));
    await this.billing.openPastStage(stage, { all: orders, paid });
  }

  /** Moves the staged orders to the tenant. The counts come last, because other commands wait for their rows. */
  async publish(stage: Stage): Promise<void> {
    await this.adoptReferences(stage);
    await this.pastOrders.adoptOrders(stage);
    await this.billing.publishPastStage(stage);
    await this.pastOrders.adoptCounts(stage);
    await this.clearStage(stage);
  }

  /** Deletes a part of the stage. Returns false when the stage is empty. */
  async clear(stage: Stage): Promise<boolean> {
    if (await this.billing.clearPastStage(stage)) return true;
    if ((await this.pastOrders.removeStaged(stage, clearedAtOnce)) > 0) return true;
    await this.clearStage(stage);
    return false;
  }

  /** @throws DUPLICATE if another import has added one of the orders since the inspection */
  private async adoptReferences(stage: Stage): Promise<void> {
    try {
      await this.pastOrders.adoptReferences(stage);
    } catch (error) {
      throw isDuplicate(error) ? new DomainError('DUPLICATE', orderMessages.importOrderSince) : error;
    }
  }

  private async clearStage(stage: Stage): Promise<void> {
    await runInStage(stage, () => this.pastOrders.removeCounts());
    await this.numbering.removeStage(stage);
  }
}
