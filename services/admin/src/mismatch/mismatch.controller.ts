import { adminMessages, mismatch, newestReconciliation, repairBody } from '@depot/contracts/admin';
import { translate } from '@depot/contracts/errors';
import { RECONCILIATION_PORT, type ReconciliationPort } from '@depot/contracts/inventory';
import { listOf, messageOnly } from '@depot/contracts/wire';
import { currentLanguage, describeActivity } from '@depot/node-context';
import { Command, ReadRoute } from '@depot/node-http';
import { Body, Controller, Get, Inject, Post } from '@nestjs/common';
import type * as z from 'zod';
import { ReconcileRunRepository } from '../reconcile/reconcile-run.repository.js';

/** Products whose stock data is inconsistent. */
@Controller('admin')
export class MismatchController {
  constructor(
    @Inject(RECONCILIATION_PORT) private readonly stockReconciliation: ReconciliationPort,
    private readonly reconciled: ReconcileRunRepository,
  ) {}

  /**
   * Lists products whose ledger disagrees with their stock or their units.
   *
   * Expected is the sum of the ledger; actual is the stock row or, if that agrees, the sum of pieces and lots. Weights
   * are in pounds.
   *
   * @returns the inconsistent products; empty if there are none.
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
   * Lists products whose booked amount differs from their open orders.
   *
   * Expected is the sum of the lines of open orders; actual is the booked amount of the stock row. Weights are in
   * pounds.
   *
   * @returns the inconsistent products; empty if there are none.
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
   * Returns the time and the result of the latest automatic comparison.
   *
   * Once a day (UTC) the ledger is compared with stock and units, and bookings with open orders.
   *
   * @returns the number of inconsistent products in each comparison; null before the first one.
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
   * Repairs the stock data of a product.
   *
   * Pieces and lots in stock and the lines of open orders are taken as correct: the stock row is set to them, and the
   * ledger gets a movement. If goods are missing, the reserved amount is reduced. 409 INSUFFICIENT_STOCK if open orders
   * hold more than the stock.
   *
   * @returns a message that states whether anything was repaired.
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
