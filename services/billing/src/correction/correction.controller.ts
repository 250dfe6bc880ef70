import {
  billingActivity,
  type CorrectPrice,
  correctPriceBody,
  type SyncRates,
  syncRatesBody,
} from '@depot/contracts/billing';
import { listOf } from '@depot/contracts/wire';
import { Command } from '@depot/node-http';
import { Body, Controller, Post, Put } from '@nestjs/common';
import * as z from 'zod';
import { CorrectionService } from './correction.service.js';

/** Corrections of rates on unpaid invoices. */
@Controller('correction')
export class CorrectionController {
  constructor(private readonly corrections: CorrectionService) {}

  @Post('sync-up-invoice-item-rates')
  @Command({
    id: 'billingSyncRates',
    allow: 'correction.run',
    response: listOf(z.string()),
    localizedMessage: billingActivity.ratesSynced,
  })
  async syncRates(@Body({ schema: syncRatesBody }) body: SyncRates) {
    return { list: await this.corrections.syncRates(body) };
  }

  @Put('invoice-product-price')
  @Command({
    id: 'billingCorrectPrice',
    allow: 'correction.run',
    response: listOf(z.string()),
    localizedMessage: billingActivity.priceCorrected,
  })
  async correctPrice(@Body({ schema: correctPriceBody }) body: CorrectPrice) {
    return { list: await this.corrections.correctPrice(body) };
  }
}
