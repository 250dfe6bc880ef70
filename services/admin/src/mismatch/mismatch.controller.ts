import { adminMessages, mismatch, newestReconciliation, repairBody } from '@depot/contracts/admin';
import { say } from '@depot/contracts/errors';
import { STOCK_TRUTH_PORT, type StockTruthPort } from '@depot/contracts/inventory';
import { listOf, messageOnly } from '@depot/contracts/wire';
import { currentLanguage, describeActivity } from '@depot/node-context';
import { Command, Reads } from '@depot/node-http';
import { Body, Controller, Get, Inject, Post } from '@nestjs/common';
import type * as z from 'zod';
import { ReconcileQueries } from '../reconcile/reconcile.queries.js';

/** Products whose figures contradict each other. */
@Controller('admin')
export class MismatchController {
  constructor(
    @Inject(STOCK_TRUTH_PORT) private readonly truth: StockTruthPort,
    private readonly reconciled: ReconcileQueries,
  ) {}

  /** The ledger against the stock row and the units. */
  @Get('quantity-mismatch')
  @Reads({ id: 'adminQuantityMismatches', allow: 'admin.section', answers: listOf(mismatch) })
  async quantities() {
    return { list: await this.truth.quantityMismatches() };
  }

  /** What is booked against the lines of open orders. */
  @Get('product-mismatch')
  @Reads({ id: 'adminProductMismatches', allow: 'admin.section', answers: listOf(mismatch) })
  async bookings() {
    return { list: await this.truth.productMismatches() };
  }

  /** When both were last compared by themselves, and what was found. */
  @Get('reconcile')
  @Reads({ id: 'adminReconciliation', allow: 'admin.section', answers: newestReconciliation })
  async reconciliation() {
    return { obj: (await this.reconciled.newest()) ?? null };
  }

  @Post('mismatch/repair')
  @Command({ id: 'adminRepair', allow: 'admin.edit', answers: messageOnly, sentence: adminMessages.repairedActivity })
  async repair(@Body({ schema: repairBody }) { productId }: z.output<typeof repairBody>) {
    const { productName: product, repaired } = await this.truth.repair(productId);
    describeActivity({ product });
    return { message: say(repaired ? adminMessages.repaired : adminMessages.nothingToRepair, currentLanguage(), { product }) };
  }
}
