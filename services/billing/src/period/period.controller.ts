import { accountingPeriod, billingActivity, type SavePeriodBody, savePeriodBody } from '@depot/contracts/billing';
import { objOf } from '@depot/contracts/wire';
import { Command, ReadRoute } from '@depot/node-http';
import { Body, Controller, Get, Put } from '@nestjs/common';
import { SavePeriod } from './commands/save-period.js';
import { GetPeriod } from './queries/get-period.js';

/** Closed days of the books. */
@Controller('accounting/period')
export class PeriodController {
  constructor(
    private readonly getPeriod: GetPeriod,
    private readonly savePeriod: SavePeriod,
  ) {}

  /**
   * Reads up to which day the books are closed.
   *
   * Days are calendar days of the distributor's timezone.
   *
   * @returns the last closed day, the first day of the books, and the last day that can be closed.
   */
  @Get()
  @ReadRoute({
    id: 'billingPeriod',
    allow: 'accounting.read',
    provides: ['Accounting'],
    response: objOf(accountingPeriod),
  })
  async find() {
    return { obj: await this.getPeriod.execute() };
  }

  /**
   * Closes the books up to a day, or reopens them.
   *
   * Commands that would change a figure of a closed day are refused with 409 PERIOD_CLOSED. `closedThrough` is a day
   * before today, or null to reopen everything; an earlier day than before needs a `reason`. Nothing can be dated
   * before `booksFrom`, which stays as it is if it is left out. 400 VALIDATION for a day that is not over. The same
   * request again changes nothing.
   *
   * @returns the closed days.
   */
  @Put()
  @Command({
    id: 'billingSavePeriod',
    allow: 'accounting.close',
    invalidates: ['Accounting'],
    response: objOf(accountingPeriod),
    localizedMessage: billingActivity.periodSaved,
  })
  async save(@Body({ schema: savePeriodBody }) body: SavePeriodBody) {
    return { obj: await this.savePeriod.execute(body) };
  }
}
