import {
  billingActivity,
  corrected,
  type CorrectPrice,
  correctPriceBody,
  type SyncRates,
  syncRatesBody,
} from '@depot/contracts/billing';
import { Command } from '@depot/node-http';
import { Body, Controller, Post, Put } from '@nestjs/common';
import { CorrectInvoicePrice } from './commands/correct-invoice-price.js';
import { SyncInvoiceRates } from './commands/sync-invoice-rates.js';

/** Corrections of rates on unpaid invoices. */
@Controller('correction')
export class CorrectionController {
  constructor(
    private readonly syncInvoiceRates: SyncInvoiceRates,
    private readonly correctInvoicePrice: CorrectInvoicePrice,
  ) {}

  /**
   * Applies the current rates of products to unpaid invoices.
   *
   * Of `productIds`, or of all products, at the price or wholesale price that each store pays. It covers invoices dated
   * from `start` to `end` (epoch ms, both inclusive) on which nothing has been paid; credits stay as they are,
   * and so does a line that would come to less than what is credited of it. `dryRun`
   * changes nothing and only tells which would change. 409 PERIOD_CLOSED where one of them is in a closed period: none
   * is changed, and `closed` of a dry run names those.
   *
   * @returns the ids of the invoices that were changed, or would be, and the total of each before and after.
   */
  @Post('sync-up-invoice-item-rates')
  @Command({
    id: 'billingSyncRates',
    allow: 'correction.run',
    invalidates: ['Invoice'],
    response: corrected,
    localizedMessage: billingActivity.ratesSynced,
  })
  async syncRates(@Body({ schema: syncRatesBody }) body: SyncRates) {
    return this.syncInvoiceRates.execute(body);
  }

  /**
   * Applies a price and wholesale price of one product to unpaid invoices.
   *
   * Prices are in dollars; each store pays the one that is its own. It covers invoices dated from `start` to `end`
   * (epoch ms, both inclusive) on which nothing has been paid; credits stay as they are,
   * and so does a line that would come to less than what is credited of it. `dryRun` changes nothing and
   * only tells which would change. The product keeps its prices. 409 PERIOD_CLOSED where one of them is in a closed
   * period: none is changed, and `closed` of a dry run names those.
   *
   * @returns the ids of the invoices that were changed, or would be, and the total of each before and after.
   */
  @Put('invoice-product-price')
  @Command({
    id: 'billingCorrectPrice',
    allow: 'correction.run',
    invalidates: ['Invoice'],
    response: corrected,
    localizedMessage: billingActivity.priceCorrected,
  })
  async correctPrice(@Body({ schema: correctPriceBody }) body: CorrectPrice) {
    return this.correctInvoicePrice.execute(body);
  }
}
