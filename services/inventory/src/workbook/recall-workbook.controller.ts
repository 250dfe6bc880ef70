import { translate } from '@depot/contracts/errors';
import { type RecallQuery, recallQuery, recallWorkbookName } from '@depot/contracts/inventory';
import { currentLanguage, currentSession } from '@depot/node-context';
import { createFileResponse, ReadRoute } from '@depot/node-http';
import { xlsxType } from '@depot/node-workbook';
import { Controller, Get, Query } from '@nestjs/common';
import { RecallService } from '../lots/recall.service.js';
import { buildRecallWorkbook } from './recall-workbook.js';

@Controller('document/recall')
export class RecallWorkbookController {
  constructor(private readonly recalls: RecallService) {}

  /**
   * Downloads where a lot went as an XLSX file.
   *
   * The orders that got something of the lot, and what of it is in stock. Titles are in the reader's language, dates in
   * the distributor's timezone. 404 where the product has no such lot.
   *
   * @returns the file.
   */
  @Get('download')
  @ReadRoute({ id: 'inventoryRecallDownload', allow: 'inventory.read', response: 'file' })
  async download(@Query({ schema: recallQuery }) query: RecallQuery) {
    const recall = await this.recalls.getRecall(query);
    const name = translate(recallWorkbookName, currentLanguage(), { lot: recall.lot });
    return createFileResponse(await buildRecallWorkbook(recall, currentSession().timezone), {
      name: `${name}.xlsx`,
      type: xlsxType,
    });
  }
}
