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

  /** The ledger against the stock row and the units. */
  @Get('quantity-mismatch')
  @ReadRoute({ id: 'adminQuantityMismatches', allow: 'admin.section', response: listOf(mismatch) })
  async quantities() {
    return { list: await this.stockReconciliation.quantityMismatches() };
  }

  /** What is booked against the lines of open orders. */
  @Get('product-mismatch')
  @ReadRoute({ id: 'adminProductMismatches', allow: 'admin.section', response: listOf(mismatch) })
  async bookings() {
    return { list: await this.stockReconciliation.productMismatches() };
  }

  /** When both were last compared by themselves, and what was found. */
  @Get('reconcile')
  @ReadRoute({ id: 'adminReconciliation', allow: 'admin.section', response: newestReconciliation })
  async reconciliation() {
    return { obj: (await this.reconciled.newest()) ?? null };
  }

  @Post('mismatch/repair')
  @Command({
    id: 'adminRepair',
    allow: 'admin.edit',
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
