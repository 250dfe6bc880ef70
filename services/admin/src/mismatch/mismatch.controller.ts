import { adminMessages, mismatch, newestReconciliation, repairBody } from '@depot/contracts/admin';
import { translate } from '@depot/contracts/errors';
import { RECONCILIATION_PORT, type ReconciliationPort } from '@depot/contracts/inventory';
import { listOf, messageOnly } from '@depot/contracts/wire';
import { currentLanguage, describeActivity } from '@depot/node-context';
import { Command, ReadRoute } from '@depot/node-http';
import { Body, Controller, Get, Inject, Post } from '@nestjs/common';
import type * as z from 'zod';
import { ReconcileRunRepository } from '../reconcile/reconcile-run.repository.js';

/** Products whose figures contradict each other. */
@Controller('admin')
export class MismatchController {
  constructor(
    @Inject(RECONCILIATION_PORT) private readonly stockReconciliation: ReconciliationPort,
    private readonly reconciled: ReconcileRunRepository,
  ) {}

  /**
   * Lists products whose ledger disagrees with their stock or their units.
   *
   * Expected is what the ledger says; actual is the stock row or, where that agrees, the sum of pieces and lots.
   * Weights are in pounds.
   *
   * @returns the products that disagree; none where all is well.
   */
  @Get('quantity-mismatch')
  @ReadRoute({
    id: 'adminQuantityMismatches',
    allow: 'admin.section',
    provides: ['Mismatch'],
    response: listOf(mismatch),
  })
  async listQuantityMismatches() {
    return { list: await this.stockReconciliation.quantityMismatches() };
  }

  /**
   * Lists products of which not as much is booked as open orders say.
   *
   * Expected is what the lines of open orders hold; actual is what is booked in stock. Weights are in pounds.
   *
   * @returns the products that disagree; none where all is well.
   */
  @Get('product-mismatch')
  @ReadRoute({
    id: 'adminProductMismatches',
    allow: 'admin.section',
    provides: ['Mismatch'],
    response: listOf(mismatch),
  })
  async listBookingMismatches() {
    return { list: await this.stockReconciliation.productMismatches() };
  }

  /**
   * Reads when the figures were last compared automatically, and what was found.
   *
   * Once a day (UTC) the ledger is compared with stock and units, and bookings with open orders.
   *
   * @returns how many products disagreed in either comparison; null before the first.
   */
  @Get('reconcile')
  @ReadRoute({
    id: 'adminReconciliation',
    allow: 'admin.section',
    provides: ['Mismatch'],
    response: newestReconciliation,
  })
  async getReconciliation() {
    return { obj: (await this.reconciled.findNewest()) ?? null };
  }

  /**
   * Repairs the figures of a product.
   *
   * Pieces and lots in stock and the lines of open orders are taken as right: the stock row follows them, and the
   * ledger gets a movement. Where goods are missing, less is reserved. 409 INSUFFICIENT_STOCK where open orders hold
   * more than there is.
   *
   * @returns a message that says whether anything was repaired.
   */
  @Post('mismatch/repair')
  @Command({
    id: 'adminRepair',
    allow: 'admin.edit',
    invalidates: ['Mismatch', 'Inventory', 'ActivityLog'],
    response: messageOnly,
    localizedMessage: adminMessages.repairedActivity,
  })
  async repair(@Body({ schema: repairBody }) { productId }: z.output<typeof repairBody>) {
    const { productName: product, repaired } = await this.stockReconciliation.repair(productId);
    describeActivity({ product });
    return {
      message: translate(repaired ? adminMessages.repaired : adminMessages.nothingToRepair, currentLanguage(), {
        product,
      }),
    };
  }
}
