import { Controller, Get, Query } from '@nestjs/common';
import { say } from '@depot/contracts/errors';
import { recallQuery, recallWorkbookName, type RecallQuery } from '@depot/contracts/inventory';
import { currentLanguage, currentSession } from '@depot/node-context';
import { Reads, fileAnswer } from '@depot/node-http';
import { xlsxType } from '@depot/node-workbook';
import { RecallService } from '../lots/recall.service.js';
import { recallWorkbook } from './recall-workbook.js';

@Controller('document/recall')
export class RecallWorkbookController {
  constructor(private readonly recalls: RecallService) {}

  @Get('download')
  @Reads({ id: 'inventoryRecallDownload', allow: 'inventory.read', answers: 'file' })
  async download(@Query({ schema: recallQuery }) query: RecallQuery) {
    const recall = await this.recalls.recall(query);
    const name = say(recallWorkbookName, currentLanguage(), { lot: recall.lot });
    return fileAnswer(await recallWorkbook(recall, currentSession().timezone), { name: `${name}.xlsx`, type: xlsxType });
  }
}
