import { Controller, Get } from '@nestjs/common';
import { say } from '@depot/contracts/errors';
import { inventoryWorkbookName } from '@depot/contracts/inventory';
import { currentLanguage, currentSession } from '@depot/node-context';
import { Reads, fileAnswer } from '@depot/node-http';
import { xlsxType } from '@depot/node-workbook';
import { InventoryList } from '../overview/inventory-list.js';
import { inventoryWorkbook } from './inventory-workbook.js';

@Controller('document/inventory')
export class InventoryWorkbookController {
  constructor(private readonly inventory: InventoryList) {}

  @Get('download')
  @Reads({ id: 'inventoryDownload', allow: 'inventory.read', answers: 'file' })
  async download() {
    const workbook = await inventoryWorkbook(await this.inventory.rows(), currentSession().timezone);
    return fileAnswer(workbook, { name: `${say(inventoryWorkbookName, currentLanguage())}.xlsx`, type: xlsxType });
  }
}
